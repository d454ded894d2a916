import type { Sentence } from '#checking/binding/context.ts'
import { hasInClause } from '#checking/binding/near.ts'
import { topicOf } from '#checking/binding/topic-of.ts'
import { isBareOdd } from '#checking/judging/bare-odd.ts'
import { judgeDayMoment, judgeDayScore } from '#checking/judging/day-games.ts'
import type { NamedOdds } from '#checking/judging/expect-edge.ts'
import { isClaim } from '#checking/judging/is-claim.ts'
import { judgeFree } from '#checking/judging/judge-free.ts'
import { judgeLookedUp } from '#checking/judging/judge-looked-up.ts'
import { judgeNumber } from '#checking/judging/judge-number.ts'
import { judgeMoment, judgeScore } from '#checking/judging/judge-past.ts'
import { judgeInSum } from '#checking/judging/judge-sum.ts'
import { judgeLikelyScore } from '#checking/judging/likely-score.ts'
import { UNCHECKED, type Verdict } from '#checking/judging/verdict.ts'
import type { Span } from '#checking/reading/number-words.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

/** Every number, day and score of a sentence with what became of it. */
export function checkSentence(sentence: Sentence): (Span & Verdict)[] {
  const { numbers, moments, scores } = sentence.reading
  const odds = namedOdds(sentence)
  const at = ({ start, end }: Span): Span => ({ start, end })
  return [
    ...numbers
      .filter((number) => isClaim(sentence, number))
      .map((number) => ({ ...at(number), ...judge(sentence, number, odds) })),
    ...moments.map((moment) => ({
      ...at(moment),
      ...(judgeDayMoment(sentence, moment) ?? judgeMoment(sentence, moment)),
    })),
    ...scores.flatMap((score) => {
      const verdict =
        judgeDayScore(sentence, score) ??
        (score.event ? judgeLikelyScore(sentence, score) : judgeScore(sentence, score))
      return verdict ? [{ ...at(score), ...verdict }] : []
    }),
  ].toSorted((one, other) => one.start - other.start)
}

/** In a talk about no match: what was looked up, what is the reader's own and what follows by reckoning; the rest is marked. */
export function checkFree(sentence: Sentence): (Span & Verdict)[] {
  const { numbers, moments, scores } = sentence.reading
  const odds = namedOdds(sentence)
  const at = ({ start, end }: Span): Span => ({ start, end })
  return [
    ...numbers
      .filter((one) => isClaim(sentence, one))
      .map((one) => ({ ...at(one), ...(judgeLookedUp(sentence, one) ?? judgeFree(sentence, one, odds)) })),
    ...moments.map((one) => ({ ...at(one), ...(judgeDayMoment(sentence, one) ?? UNCHECKED) })),
    ...scores.map((one) => ({ ...at(one), ...(judgeDayScore(sentence, one) ?? UNCHECKED) })),
  ].toSorted((one, other) => one.start - other.start)
}

function judge(sentence: Sentence, number: WrittenNumber, odds: NamedOdds): Verdict {
  const lookedUp = judgeLookedUp(sentence, number)
  if (lookedUp) return lookedUp
  const sum = sentence.reading.sums.find(({ parts, result }) => parts.includes(number) || result === number)
  return sum ? judgeInSum(sentence, sum, number, odds) : judgeNumber(sentence, number, odds)
}

const SUPPOSED =
  /(?:fosse|for|va para|chegasse a|(?:sub|ca)isse para|se (?:a odd |o preco |ela )?(?:cair|subir|chegar|for) (?:para|a)?)(?: de)? ?$|hipotetica de $/

/** A number of something is no price, whatever the sentence supposes. */
const COUNTED = /^ (?:gol|vitoria|derrota|empate|ponto|jogo|partida|escanteio|canto|cart|vez|d[oa]s? )/

/** The odds a sentence names: those of an edge or an implied chance in it. */
function namedOdds(sentence: Sentence): NamedOdds {
  const { reading } = sentence
  const named = new Map<WrittenNumber, 'said' | 'supposed'>()
  for (const number of reading.numbers) {
    if (number.form !== 'plain' || number.value < 1.01) continue
    const [before, after] = [reading.cues.slice(0, number.start), reading.cues.slice(number.end)]
    const isOdd =
      topicOf(reading, number)?.topic === 'odd' ||
      isBareOdd(sentence, number) ||
      (/implicit/.test(before) && number.decimals > 0)
    const isIf =
      isOdd &&
      !COUNTED.test(after) &&
      /(?:^|[,;:.] ?)(?:se|caso)(?!\p{L})[^,;:.]*$/u.test(before) &&
      !hasInClause(reading, number, (one) => one.type === 'house' || one.type === 'period')
    const isSupposed =
      isIf ||
      (SUPPOSED.test(before) && !COUNTED.test(after)) ||
      (/com uma odd de $/.test(before) && /teria|seria|ficaria|daria/.test(after))
    if (isSupposed) named.set(number, 'supposed')
    else if (isOdd) named.set(number, 'said')
  }
  return named
}
