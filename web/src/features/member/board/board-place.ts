import { ROUND_LEGS_MAX } from '@prancheta/core/combos/round/round-combo.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type IsoDay, readDay, writeDay } from '#lib/forms/calendar.ts'
import { OWN_STEP } from '#lib/page/own-step.ts'

export const SORTS = ['kickOff', 'edge', 'confidence', 'goals', 'movement'] as const
export type Sort = (typeof SORTS)[number]

export const HOURS = ['all', 'morning', 'afternoon', 'evening'] as const
export type Hours = (typeof HOURS)[number]

/** The groups of markets that houses price. */
export const GROUPS = ['Resultado', 'Gols', 'Ambas marcam'] as const
type Group = (typeof GROUPS)[number]

export type Leg = { fixtureId: number; marketId: string }

/** How the board is looked at, as the address remembers it. */
export type BoardPlace = {
  sort: Sort
  isReversed: boolean
  leagueId: number | null
  isFavourites: boolean
  hours: Hours
  group: Group | null
  /** Of the combination over several games. */
  legs: readonly Leg[]
}

const NAMES = {
  sort: 'ordem',
  isReversed: 'inverso',
  leagueId: 'liga',
  isFavourites: 'favoritos',
  hours: 'hora',
  group: 'mercado',
  legs: 'pernas',
}
const YES = 'sim'
const SORT_WORDS: Record<Sort, string> = {
  kickOff: 'hora',
  edge: 'edge',
  confidence: 'confianca',
  goals: 'gols',
  movement: 'movimento',
}
const HOURS_WORDS: Record<Hours, string> = { all: 'todas', morning: 'manha', afternoon: 'tarde', evening: 'noite' }
const GROUP_WORDS: Record<Group, string> = { Resultado: 'resultado', Gols: 'gols', 'Ambas marcam': 'ambas' }

/** Anything in the address that makes no sense is as if it were not there. */
export function readBoardPlace(params: URLSearchParams): BoardPlace {
  const said = (name: keyof typeof NAMES) => params.get(NAMES[name]) ?? ''
  return {
    sort: SORTS.find((sort) => SORT_WORDS[sort] === said('sort')) ?? 'kickOff',
    isReversed: said('isReversed') === YES,
    leagueId: idOf(said('leagueId')),
    isFavourites: said('isFavourites') === YES,
    hours: HOURS.find((hours) => HOURS_WORDS[hours] === said('hours')) ?? 'all',
    group: GROUPS.find((group) => GROUP_WORDS[group] === said('group')) ?? null,
    legs: said('legs').split(',').flatMap(toLeg).slice(0, ROUND_LEGS_MAX),
  }
}

/** What other parts of the page keep in the address stays. */
export function writeBoardPlace(place: BoardPlace, before = new URLSearchParams()): URLSearchParams {
  const own: [string, string | null][] = [
    [NAMES.sort, place.sort === 'kickOff' ? null : SORT_WORDS[place.sort]],
    [NAMES.isReversed, place.isReversed ? YES : null],
    [NAMES.leagueId, place.leagueId === null ? null : String(place.leagueId)],
    [NAMES.isFavourites, place.isFavourites ? YES : null],
    [NAMES.hours, place.hours === 'all' ? null : HOURS_WORDS[place.hours]],
    [NAMES.group, place.group === null ? null : GROUP_WORDS[place.group]],
    [NAMES.legs, place.legs.map(({ fixtureId, marketId }) => `${fixtureId}:${marketId}`).join(',') || null],
  ]
  const names = Object.values(NAMES)
  return new URLSearchParams([
    ...[...before].filter(([name]) => !names.includes(name)),
    ...own.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ])
}

/** The day that the page's address names; null where it names none. */
export function dayIn(params: URLSearchParams): IsoDay | null {
  const day = params.get('data') ?? ''
  return day !== '' && readDay(writeDay(day)) === day ? day : null
}

/** A change shows at once; the address follows behind. */
export function useBoardPlace() {
  const [params, setParams] = useSearchParams()
  const [place, setPlace] = useState(() => readBoardPlace(params))
  function change(changed: Partial<BoardPlace>) {
    const next = { ...place, ...changed }
    setPlace(next)
    setParams((before) => writeBoardPlace(next, before), { replace: true, preventScrollReset: true, state: OWN_STEP })
  }
  return { params, place, change }
}

function toLeg(text: string): Leg[] {
  const [id = '', marketId = ''] = text.split(':')
  const fixtureId = idOf(id)
  return fixtureId !== null && /^[\w.+-]{1,60}$/.test(marketId) ? [{ fixtureId, marketId }] : []
}

const idOf = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)
