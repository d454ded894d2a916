import type { Sentence } from '#checking/binding/context.ts'
import { clauseOf } from '#checking/binding/near.ts'
import { reachOf } from '#checking/binding/reach.ts'
import { anyClubs, whoseIs } from '#checking/binding/whose.ts'
import { judgeClubRow } from '#checking/judging/club-rows.ts'
import { bound, type Expected } from '#checking/judging/expected.ts'
import { judgeOwnRecord } from '#checking/judging/own-record.ts'
import { compare, UNCHECKED, type Verdict } from '#checking/judging/verdict.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

/** A number that is said of something the writer looked up; null where it is said of something else. */
export function judgeLookedUp(sentence: Sentence, number: WrittenNumber): Verdict | null {
  return (
    judgeOwnRecord(sentence, number) ??
    judgeClubRow(sentence, number) ??
    judgeGameCount(sentence, number) ??
    judgeOtherChance(sentence, number)
  )
}

/** Nothing is known of another game's chances and prices, so they are none of this match's. */
function judgeOtherChance({ reading, facts }: Sentence, number: WrittenNumber): Verdict | null {
  const { table, games } = facts.lookedUp
  const isShare = number.form === 'percent' || number.form === 'fraction' || number.decimals > 0
  if (!isShare || table.length + games.length === 0) return null
  const { start, end } = clauseOf(reading, number)
  const isOfMatch = reading.mentions.some(
    ({ type, ...one }) =>
      (type === 'club' || type === 'market' || type === 'combo') && one.start >= start && one.end <= end,
  )
  const whose = isOfMatch ? null : whoseIs(reading, number, reading.numbers)
  return whose && !whose.isOurs && whose.club !== null ? UNCHECKED : null
}

/** 'Há 12 jogos hoje': with this match or without it. */
function judgeGameCount({ reading, facts }: Sentence, number: WrittenNumber): Verdict | null {
  const { games } = facts.lookedUp
  const { plain } = reading
  const isCount =
    games.length > 0 &&
    anyClubs(reading).length === 0 &&
    number.form === 'plain' &&
    /^ (?:outr[oa]s )?(?:jogos|partidas)/.test(plain.slice(number.end)) &&
    /(?<!\p{L})(?:hoje|n[oe]sse dia|no dia|do dia|agenda)(?!\p{L})/u.test(plain)
  if (!isCount) return null
  const expected = [games.length, games.length + 1].map((value): Expected => ({ value, ref: { field: 'dayGames' } }))
  return compare(bound(expected), number, reachOf(plain, number))
}
