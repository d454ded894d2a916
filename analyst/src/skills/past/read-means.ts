import type { MeansQuery, Query } from './query.ts'
import { goesOn } from './thread.ts'
import { clubsIn, findMarks, unplaced } from './words.ts'

const COUNTS = [
  ['rough', /\b(?:costuma ser )?(?:pegad\w+|violent\w+|faltos\w+|pancadaria|truncad\w+)\b/],
  ['place', /\b(?:so )?(?:jogando )?(?:em casa|fora(?: de casa)?|como mandante|como visitante)\b/],
  ['conceded', /\b(?:ced\w+|sofr\w+|concede\w*)\b(?: (?:pro|ao|para o) adversario)?|\bcontra\b/],
  ['corners', /\bescanteios?\b|\bcantos?\b|\bcorners?\b/],
  ['cards', /\bcart(?:ao|oes)(?: amarelos?| cartao)?\b|\bamarelos?\b/],
  [
    'mean',
    /\b(?:em |na |de )?medias?\b|\bpor (?:jogo|partida)\b|\brecent\w+|\bultim[oa]s(?: \d+)?(?: (?:jogos|partidas))?|\bultimamente\b/,
  ],
  ['sum', /\bsom(?:a|ando|ados|adas|ar|e)\b|\bjunt[oa]s?\b|\bno total\b|\bao todo\b/],
  ['over', /\b(?:da|passa|fica|dao|vai)? ?(?:mais de|acima de|pass\w+ de|over|a?o?s?) ?(\d{1,2}\.5)\b/],
  ['most', /\bmais\b|\bmenos\b/],
  ['takes', /\b(?:tom|lev|receb|peg|bat|cobr|faz|tem|consegu|ced|sofr)\w*\b/],
  ['each', /\bcada (?:um|time)\b|\b(?:os|dos|as) (?:dois|duas)(?: times)?\b|\bambos\b|\bqual\b|\bquem\b/],
] as const satisfies readonly (readonly [string, RegExp])[]

/** Averages of corners and cards by club, and what the two add up to. */
export function readMeans(text: string, before: Query | null): MeansQuery | null {
  const found = findMarks(text, COUNTS)
  if (unplaced(found.rest).length > 0 || /\btempo\b/.test(text)) return null
  const prior = before?.kind === 'means' && goesOn(text) ? before : null
  const thing = found.has('corners')
    ? 'corners'
    : found.has('cards') || found.has('rough')
      ? 'cards'
      : (prior?.thing ?? null)
  if (
    thing === null ||
    !(
      found.has('mean') ||
      found.has('rough') ||
      (prior &&
        (found.has('sum') ||
          clubsIn(text).length > 0 ||
          found.has('place') ||
          found.has('conceded') ||
          found.has('most') ||
          found.has('corners') ||
          found.has('cards')))
    )
  )
    return null
  const line = found.of('over')?.[1]
  if (found.has('sum') || line !== undefined)
    return {
      kind: 'means',
      thing,
      sides: ['home', 'away'],
      isMore: false,
      line: line === undefined ? 0 : Number(line),
      unknown: null,
    }
  const named = clubsIn(text)
  const unknown = found.has('conceded') ? 'conceded' : found.has('place') ? 'place' : null
  const isMore = found.has('most') && (found.has('each') || named.length === 2)
  return {
    kind: 'means',
    thing,
    sides: named.length > 0 && !isMore ? named : prior && unknown !== null ? prior.sides : ['home', 'away'],
    isMore,
    line: null,
    unknown,
  }
}
