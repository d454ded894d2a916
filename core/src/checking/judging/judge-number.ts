import type { Sentence } from '#checking/binding/context.ts'
import { reachOf } from '#checking/binding/reach.ts'
import { isUnknown } from '#checking/binding/topic-of.ts'
import { bindGames } from '#checking/judging/bind-count.ts'
import { bindPlain } from '#checking/judging/bind-plain.ts'
import { bindShare } from '#checking/judging/bind-share.ts'
import { expectGrade } from '#checking/judging/expect-confidence.ts'
import { expectRatio } from '#checking/judging/expect-derived.ts'
import type { NamedOdds } from '#checking/judging/expect-edge.ts'
import { expectRound, expectWeather } from '#checking/judging/expect-match.ts'
import { expectMoney } from '#checking/judging/expect-money.ts'
import { expectTable } from '#checking/judging/expect-table.ts'
import { type Bound, given, unbound } from '#checking/judging/expected.ts'
import { compare, UNCHECKED, type Verdict } from '#checking/judging/verdict.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

/** Binds a number to what it is said of and sets our own beside it. */
export function judgeNumber(sentence: Sentence, number: WrittenNumber, odds: NamedOdds): Verdict {
  if (number.form === 'unreadable' || isUnknown(sentence.reading, number)) return UNCHECKED
  return compare(bindNumber(sentence, number, odds), number, reachOf(sentence.reading.plain, number))
}

function bindNumber(sentence: Sentence, number: WrittenNumber, odds: NamedOdds): Bound {
  if (odds.get(number) === 'supposed') return given
  switch (number.form) {
    case 'money':
      return expectMoney(sentence, number, odds)
    case 'degrees':
    case 'speed':
      return expectWeather(sentence, number)
    case 'ordinal':
      return bindOrdinal(sentence, number)
    case 'times':
      return expectRatio(sentence, number)
    case 'tenths':
      return expectGrade(sentence, number)
    case 'percent':
    case 'fraction':
      return bindShare(sentence, number, odds)
    default:
      return bindGames(sentence, number) ?? bindPlain(sentence, number)
  }
}

function bindOrdinal(sentence: Sentence, number: WrittenNumber): Bound {
  const { cues } = sentence.reading
  const after = cues.slice(number.end)
  if (/^ rodada/.test(after) || /rodada $/.test(cues.slice(0, number.start))) return expectRound(sentence)
  return /^ (?:tempo|etapa|parte)/.test(after) ? unbound : expectTable(sentence, number, 'rank')
}
