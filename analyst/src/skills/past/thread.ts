import type { Side } from '#reading/ask.ts'
import { otherOf } from '#scene.ts'
import type { GamesQuery, Op, Query, Said } from './query.ts'

/** How a sentence goes on from the one before it. */
const GOES_ON =
  /^(?:e|ent?ao|mas|so|agora|contando|desses|dessas|nesses|quant[oa]s (?:desses|dessas|deles)|foi|ai|tirando|apenas|somente)\b/
const SHORT = 10

/** Whether a sentence may lean on the question before it. */
export const goesOn = (text: string): boolean => GOES_ON.test(text) || text.split(' ').length <= SHORT

const isGames = (query: Query | null): query is GamesQuery => query?.kind === 'games'

/** How many of the games of a query were played at a place. */
export type CountAt = (query: GamesQuery, place: Side) => number

/** The whole query: what is said, and from the one before what is left open. Null where that is not enough. */
export function complete(
  said: Said,
  text: string,
  before: Query | null,
  spoken: readonly Side[],
  countAt: CountAt,
): GamesQuery | null {
  const prior = goesOn(text) && isGames(before) ? before : null
  if (!prior && !said.isPast) return null
  if (said.isAmong && prior && (said.place === 'home' || said.place === 'away')) {
    const of = { ...prior, sides: said.sides ?? prior.sides }
    return { ...of, op: prior.op === 'count' ? 'count' : 'among', place: said.place, last: countAt(of, said.place) }
  }
  if (said.skip !== null && prior?.op !== 'latest' && !/penultim/.test(text)) return null
  const isScoped = [said.sides, said.last, said.place, said.isSeason].some((one) => one !== null) || said.isOther
  if (!isScoped && said.op === null && said.what === null) return null
  const isScopeOnly = prior !== null && said.isOnlySpan && said.of === null && isScoped
  const op = isScopeOnly ? spanOp(said, prior) : (said.op ?? newOp(said, prior))
  if (op === null || (op === 'good' && !prior && said.sides === null)) return null
  const sides = sidesFor(said, op, prior, before, spoken)
  return {
    kind: 'games',
    op,
    what: said.what ?? (keepsWhat(op, prior) ? prior?.what : undefined) ?? 'results',
    line: said.line ?? prior?.line ?? null,
    sides,
    of: said.of ?? prior?.of ?? 'form',
    last: said.last ?? prior?.last ?? null,
    place: said.place ?? (said.of === null || said.of === prior?.of ? (prior?.place ?? null) : null),
    skip: said.skip === null ? 0 : (prior?.skip ?? 0) + said.skip,
    isSeason: said.isSeason ?? (said.last === null && (prior?.isSeason ?? false)),
  }
}

/** 'E os três últimos?' after one game asks for all of them. */
const spanOp = ({ last }: Said, prior: GamesQuery): Op =>
  (prior.op === 'latest' || prior.op === 'howMany') && (last ?? 0) > 1 ? 'record' : prior.op

/** 'E os gols?' after how games went asks for their number. */
const newOp = ({ what }: Said, prior: GamesQuery | null): Op | null =>
  what !== null && (prior?.op === 'record' || prior?.op === 'among') ? 'count' : (prior?.op ?? null)

/** A new look at the same games is of the same thing, unless it is of how they went. */
const keepsWhat = (op: Op, prior: GamesQuery | null): boolean =>
  prior !== null && op !== 'record' && op !== 'good' && op !== 'latest'

const PAIRED: readonly Op[] = ['more', 'comesFrom', 'cross']

function sidesFor(
  said: Said,
  op: Op,
  prior: GamesQuery | null,
  before: Query | null,
  spoken: readonly Side[],
): readonly Side[] {
  if (said.sides) return said.sides
  const [last] = spoken
  if (said.isOther && last) return [otherOf(last)]
  if (PAIRED.includes(op)) return ['home', 'away']
  if (prior) return prior.sides
  if (said.isOf && last) return [last]
  const one = before && 'side' in before ? before.side : null
  return one ? [one] : ['home', 'away']
}
