import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { findMarket, type Scene } from '#scene.ts'

/** Markets of which exactly one wins: what a house's margin and a surebet are reckoned on. */
export type Family = {
  ids: readonly string[]
  /** As it stands behind 'em' and 'no': 'resultado final (1X2)'. */
  name: string
  /** Whether the text names the family and none of its bets. */
  isNamedWhole: boolean
}

export const RESULT: Family = {
  ids: ['result.home', 'result.draw', 'result.away'],
  name: 'resultado final (1X2)',
  isNamedWhole: true,
}
const BOTH: Family = { ids: ['btts.yes', 'btts.no'], name: 'ambas marcam, sim ou não', isNamedWhole: true }
const total = (line: string): Family => ({
  ids: [`goals.over${line}`, `goals.under${line}`],
  name: `mais ou menos de ${line.replace('.', ',')} gols`,
  isNamedWhole: true,
})

const WHOLE_TOTAL = /\b(?:over|mais)(?: ?\/ ?| ou | e | x )(?:o )?(?:under|menos)(?: de)?(?: (\d\.5))?/
const WHOLE_RESULT = /\b1 ?x ?2\b|\bresultado final\b|\btres (?:resultados|pontas|lados)\b|\bmoneyline\b/

/** The family that a plain text names. */
export function readFamily(text: string): Family | null {
  if (WHOLE_RESULT.test(text)) return RESULT
  const whole = WHOLE_TOTAL.exec(text)
  if (whole) return total(whole[1] ?? '2.5')
  const [, line] = /\b(?:over|under|mais de|menos de) (\d\.5)\b/.exec(text) ?? []
  if (line !== undefined) return { ...total(line), isNamedWhole: false }
  if (/\bambas\b/.test(text)) return { ...BOTH, isNamedWhole: false }
  return null
}

/** The family that a market belongs to. */
export function familyOf({ id }: BriefedMarket): Family | null {
  if (id.startsWith('result.')) return RESULT
  if (id.startsWith('btts.')) return BOTH
  const [, line] = /^goals\.(?:over|under)([\d.]+)$/.exec(id) ?? []
  return line === undefined ? null : total(line)
}

/** Every bet of a match whose sides exclude each other. */
export function familiesOf({ briefing }: Scene): Family[] {
  const pairs = briefing.markets.flatMap(({ id }): Family[] => {
    const [, kind = '', line = ''] = /^(goals|corners|cards)\.over([\d.]+)$/.exec(id) ?? []
    return kind === ''
      ? []
      : [
          {
            ...total(line),
            ids: [`${kind}.over${line}`, `${kind}.under${line}`],
            name: `mais ou menos de ${line.replace('.', ',')} ${COUNTED[kind] ?? ''}`,
          },
        ]
  })
  return [RESULT, BOTH, ...pairs]
}

const COUNTED: Record<string, string> = { goals: 'gols', corners: 'escanteios', cards: 'cartões' }

export type Book = { house: string; odds: readonly number[]; margin: number }

/** What each house pays for the whole family, the smallest margin first. */
export function booksOf(scene: Scene, { ids }: Family): Book[] {
  const markets = ids.map((id) => findMarket(scene, id))
  const houses = markets[0]?.prices.map(({ house }) => house) ?? []
  return houses
    .flatMap((house) => {
      const odds = markets.flatMap((market) => market?.prices.find((price) => price.house === house)?.odd ?? [])
      return odds.length === ids.length ? [{ house, odds, margin: marginOf(odds) }] : []
    })
    .toSorted((a, b) => a.margin - b.margin)
}

/** The best price of each, whatever house pays it. */
export function bestBook(
  scene: Scene,
  { ids }: Family,
): { markets: BriefedMarket[]; odds: number[]; margin: number } | null {
  const markets = ids.flatMap((id) => findMarket(scene, id) ?? [])
  const odds = markets.flatMap(({ bestOdd }) => bestOdd ?? [])
  return odds.length === ids.length ? { markets, odds, margin: marginOf(odds) } : null
}

const marginOf = (odds: readonly number[]): number => odds.reduce((sum, odd) => sum + 1 / odd, 0) - 1
