import type { Sentence } from '#checking/binding/context.ts'
import { clauseOf } from '#checking/binding/near.ts'
import { reachOf } from '#checking/binding/reach.ts'
import type { OwnRecord } from '#checking/facts/looked-up.ts'
import { bound, type Expected } from '#checking/judging/expected.ts'
import { compare, type Verdict } from '#checking/judging/verdict.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'
import { toPct } from '#percent.ts'

/** Whoever speaks so speaks of the reader. */
const OF_THE_READER = /(?<!\p{L})(?:seus?|suas?|voce|usuario)(?!\p{L})/u

const COUNTS: readonly (readonly [keyof OwnRecord, RegExp, RegExp])[] = [
  ['won', /(?<!\p{L})acert(?:ou|os|adas|ados):? $/u, /^ (?:acertos?|greens?|certos|certas|acertad|deram certo)/],
  ['lost', /(?<!\p{L})err(?:ou|os|adas|ados):? $/u, /^ (?:erros?|reds?|errad|perdid)/],
  ['pushes', /devolvid[oa]s:? $/, /^ (?:fo(?:i|ram) )?devolvid/],
  ['voids', /anulad[oa]s:? $/, /^ (?:fo(?:i|ram) )?anulad/],
  [
    'picks',
    /(?:palpites|picks)(?: encerrad[oa]s| decidid[oa]s)?:? $/,
    /^ (?:palpites|picks|apostas|previsoes)(?! perdid)/,
  ],
]

const OF_PICKS = /(?<!\p{L})(?:picks|palpites)(?!\p{L})/u
/** How picks end is said as of games, once it is clear that picks are spoken of. */
const ENDED: readonly (readonly [keyof OwnRecord, RegExp])[] = [
  ['won', /^ (?:venceram|vitorias?|vencid|ganhos)/],
  ['lost', /^ (?:perderam|derrotas?|(?:picks|palpites) perdid)/],
]

/**
 * A number of the reader's own picks, once they were looked up; null where it is said of something else. Where the sentence does
 * not say whose picks it speaks of, it can be confirmed and not refuted.
 */
export function judgeOwnRecord({ reading, facts }: Sentence, number: WrittenNumber): Verdict | null {
  const { record } = facts.lookedUp
  if (!record) return null
  const { start, end } = clauseOf(reading, number)
  const isOfMatch = reading.mentions.some(
    (one) => (one.type === 'market' || one.type === 'club') && one.start >= start && one.end <= end,
  )
  const values = isOfMatch ? null : valuesOf(record, reading.plain, number)
  if (!values) return null
  const expected = values.map((value): Expected => ({ value, ref: { field: 'ownRecord' } }))
  return compare(bound(expected, !OF_THE_READER.test(reading.plain)), number, reachOf(reading.plain, number))
}

/** What the number may be; null where no word makes it one of the record's. */
function valuesOf(record: OwnRecord, plain: string, number: WrittenNumber): number[] | null {
  const [before, after] = [plain.slice(0, number.start), plain.slice(number.end)]
  if (number.form === 'plain') {
    const field =
      COUNTS.find(([, left, right]) => left.test(before) || right.test(after))?.[0] ??
      (OF_PICKS.test(plain) ? ENDED.find(([, right]) => right.test(after))?.[0] : undefined)
    const value = field && record[field]
    return value == null ? null : [value]
  }
  if (number.form !== 'percent' && number.form !== 'fraction') return null
  const near = before.slice(-40) + after.slice(0, 24)
  const isYield = /yield|roi(?!\p{L})|rendimento/u.test(near)
  const isRate = /acert|seu aproveitamento/.test(near)
  if (isYield && (!isRate || /(?:yield|roi|rendimento)[^%]*$/.test(before)))
    return record.yield === null ? [] : [toPct(record.yield), ...(isLoss(plain) ? [-toPct(record.yield)] : [])]
  if (!isRate) return null
  const simple = record.picks > 0 ? [toPct(record.won / record.picks)] : []
  return [...(record.hitRate === null ? [] : [toPct(record.hitRate)]), ...simple]
}

/** 'yield negativo de 4,2%'. */
const isLoss = (plain: string) => /negativ|perda|prejuizo/.test(plain)
