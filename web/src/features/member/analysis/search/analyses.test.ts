import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { expect, test } from 'vitest'
import { favouritesFirst, findGames } from './games-card.tsx'
import { rowsToDraw } from './rows-to-draw.ts'
import { allowanceOf } from './use-analyses.ts'
import { readPlace, writePlace } from './use-place.ts'

const game = (fixtureId: number, homeName: string, awayName: string, leagueName: string): FixtureView => ({
  fixtureId,
  leagueId: 1,
  leagueName,
  season: 2026,
  homeId: 1,
  homeName,
  homeLogo: null,
  awayId: 2,
  awayName,
  awayLogo: null,
  dateUTC: '2026-11-15T21:30:00Z',
  lat: null,
  lon: null,
  country: null,
  round: null,
  venue: null,
  city: null,
  state: 'scheduled',
  isTimeKnown: true,
  score: null,
  isDemo: true,
})
const GAMES = [
  game(1, 'São Bento', 'Maré Alta', 'Série A'),
  game(2, 'Jacarandá', 'Ferroviário', 'Série B'),
  game(3, 'Aurora', 'São José', 'Copa do Litoral'),
]
const ids = (games: readonly FixtureView[]) => games.map(({ fixtureId }) => fixtureId)

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['sao', [1, 3]],
  ['SÃO  copa', [3]],
  ['série', [1, 2]],
  ['mare serie', [1]],
  ['ninguém', []],
])('%j finds its games by club or league, with or without accents', (typed, found) => {
  expect(ids(findGames(GAMES, typed))).toEqual(found)
})

test('favourites come first and nothing else moves', () => {
  expect(ids(favouritesFirst(GAMES, ({ fixtureId }) => fixtureId === 3))).toEqual([3, 1, 2])
  expect(favouritesFirst(GAMES, undefined)).toBe(GAMES)
})

test('what the address remembers comes back, and nonsense in it is nothing', () => {
  const place = { date: '2026-11-15', league: 'Série A & B', fixtureId: 12 }
  expect(readPlace(new URLSearchParams(writePlace(place).toString()))).toEqual(place)
  const nothing = { date: null, league: '', fixtureId: null }
  expect(writePlace(nothing).toString()).toBe('')
  for (const text of ['', 'data=2026-02-31&jogo=0', 'data=ontem&jogo=-3', 'data=&jogo=1e9', 'jogo=99999999999999999'])
    expect(readPlace(new URLSearchParams(text))).toEqual(nothing)
})

test('the button knows what the month allows', () => {
  const free = { limit: 3, remaining: 2 }
  const usedUp = { limit: 3, remaining: 0 }
  const base = { isAdmin: false, month: free, isChosen: true, isCounted: undefined, isRefused: false }
  expect(allowanceOf(base)).toEqual({ kind: 'open', figure: '2/3', isFree: false })
  expect(allowanceOf({ ...base, isCounted: true })).toEqual({ kind: 'open', figure: '2/3', isFree: true })
  expect(allowanceOf({ ...base, month: undefined })).toEqual({ kind: 'open', figure: null, isFree: false })
  expect(allowanceOf({ ...base, isAdmin: true, month: usedUp })).toMatchObject({ kind: 'open', figure: 'Admin ∞' })
  expect(allowanceOf({ ...base, month: { limit: null, remaining: null } })).toMatchObject({ kind: 'open', figure: '∞' })
  expect(allowanceOf({ ...base, month: usedUp, isChosen: false })).toEqual({ kind: 'blocked' })
  expect(allowanceOf({ ...base, month: usedUp })).toEqual({ kind: 'looking' })
  expect(allowanceOf({ ...base, month: usedUp, isCounted: false })).toEqual({ kind: 'blocked' })
  expect(allowanceOf({ ...base, month: usedUp, isCounted: true })).toMatchObject({ kind: 'open', isFree: true })
  expect(allowanceOf({ ...base, isRefused: true })).toEqual({ kind: 'blocked' })
})

test('of a long list the rows around those in sight are drawn, and those the arrow keys lead to', () => {
  expect(rowsToDraw(3, 0, null)).toEqual([0, 1, 2])
  expect(rowsToDraw(0, 0, null)).toEqual([])
  const far = rowsToDraw(1_500, 700, 20)
  expect(far).toEqual([...new Set(far)].toSorted((a, b) => a - b))
  expect(far.length).toBeLessThan(40)
  for (const row of [0, 19, 20, 21, 692, 700, 715, 1_499]) expect(far).toContain(row)
  expect(rowsToDraw(1_500, 1_496, 1_499).at(-1)).toBe(1_499)
})
