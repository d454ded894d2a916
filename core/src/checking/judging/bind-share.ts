import type { Sentence } from '#checking/binding/context.ts'
import { sidesOf } from '#checking/binding/side.ts'
import { subjectOf } from '#checking/binding/subject.ts'
import { topicOf } from '#checking/binding/topic-of.ts'
import { recordOf } from '#checking/facts/records.ts'
import { expectChance } from '#checking/judging/expect-chance.ts'
import { expectConfidence, expectConfidencePart } from '#checking/judging/expect-confidence.ts'
import { expectSum } from '#checking/judging/expect-derived.ts'
import { expectEdge, expectImplied, type NamedOdds } from '#checking/judging/expect-edge.ts'
import { expectWeather } from '#checking/judging/expect-match.ts'
import { expectPointsShare } from '#checking/judging/expect-record.ts'
import { expectStake } from '#checking/judging/expect-stake.ts'
import { type Bound, bound, type Expected, given, unbound } from '#checking/judging/expected.ts'
import { bindPastShare } from '#checking/judging/past-share.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'
import { CONFIDENCE_MIN, EDGE_MIN } from '#confidence/is-recommended.ts'
import { toPct } from '#percent.ts'
import { STAKE_MAX } from '#value/kelly.ts'

/** '65% de posse': a share of something that is no chance of ours. */
const OTHER_NOUN =
  /^ d[eao]s? (?!chance|probab|possib|certeza|analise|favorit|vez|jogo|partida|cenario|caso|simula|um lado|outro|que|mercado|modelo|casas|vice|lider|lanterna|@|§|[oa]s? )\p{L}+/u

/** What a percentage or a share in words is said of. */
export function bindShare(sentence: Sentence, number: WrittenNumber, odds: NamedOdds): Bound {
  const { cues, plain } = sentence.reading
  const [before, after] = [cues.slice(0, number.start), cues.slice(number.end)]
  if (/^ d[eo] (?:kelly|valor cheio|stake)/.test(after) || isQuarterOfKelly(number, before, after)) return given
  if (number.value === 100 && /^ - \d/.test(after)) return given
  if (number.form === 'fraction' && /^ (?:disso|dess[ea]|do d[oa]|d[oa] d[oa])(?!\p{L})/u.test(after)) return unbound
  if (
    isWish(before, after) ||
    (number.value === 100 && (/sobra|resta|soma/.test(cues) || /(?:^| )[dn]?os $/.test(before)))
  )
    return given
  if (/valor[^.;]*edge (?:acima|a partir|de pelo menos)[^.;\d]*$/.test(before) && number.value === toPct(EDGE_MIN))
    return rule()
  const isReached = /nenhum mercado [^.;]*(?:chega|alcanca|atinge|passa)\p{L}*(?: [ao]s?| d[eo]s?)? $/u.test(before)
  if ((isReached || isRule(before, after)) && RULE_PCTS.includes(number.value)) return rule()
  if (isStakeMax(before, after)) return bound([{ value: toPct(STAKE_MAX), ref: { field: 'rule' } }], true)
  if (isSupposed(before)) return given
  const quarter = quarterOfSum(sentence, before)
  if (quarter) return quarter
  const isSum = /(?:soma\p{L}*|chega-se a|dá|dao) $/u.test(before) && /soma|some/.test(before)
  const isJoined =
    /(?:@|§[ha]_*) (?:mais|\+) (?:[oa]s? )?(?:@|§)/.test(before) && /(?:dá|dao|sao|tem|têm) $/.test(before)
  if (isSum || isJoined || /soma d[ao]s (?:chances|probabilidades)[^;.]*$/.test(before))
    return expectSum(sentence, number, odds)
  if (/^ de aproveitamento/.test(after)) return expectPointsShare(sentence, number)
  const past = bindPastShare(sentence, number)
  if (past) return past
  const isCell = /^\s*\|/.test(plain) && number.isSigned
  const topic = isCell ? 'edge' : (topicOf(sentence.reading, number)?.topic ?? 'chance')
  switch (topic) {
    case 'rain':
      return expectWeather(sentence, number)
    case 'edge':
      return expectEdge(sentence, number, odds)
    case 'stake':
      return expectStake(sentence, number, odds)
    case 'confidence':
      return expectConfidence(sentence, number)
    case 'confidencePart':
      return expectConfidencePart(sentence, number)
    case 'winRate':
      return expectWinRate(sentence, number)
    case 'implied':
      return expectImplied(sentence, number, odds)
    default:
  }
  if (OTHER_NOUN.test(after)) return unbound
  if (/chuva|chov/.test(cues) && subjectOf(sentence, number).isSoft) return expectWeather(sentence, number)
  return expectChance(sentence, number)
}

/** 'Kelly é edge ÷ (odd − 1), e usamos um quarto dele'. */
const isQuarterOfKelly = ({ value }: WrittenNumber, before: string, after: string) =>
  value === 25 && /kelly/.test(before) && /^ (?:dele|disso|dess[ea])(?!\p{L})/u.test(after)

/** 'Kelly cheio: … = 19,29%; um quarto dele: 4,82%'. */
function quarterOfSum({ reading }: Sentence, before: string): Bound | null {
  const sum = reading.sums.findLast(({ result }) => result.end <= before.length)
  if (!sum || !/um quarto d(?:ele|isso)[^.;\d]*$/.test(before)) return null
  return bound([{ value: sum.result.value / 4, ref: { field: 'sum', by: '÷ 4' } }], true)
}

/** An edge that is only wished for: 'para ter 5% de edge, a odd precisaria…'. */
const isWish = (before: string, after: string) =>
  (/^ de (?:edge|vantagem)/.test(after) ||
    /(?:ter|com|alcancar) (?:um )?edge de (?:pelo menos |ao menos )?$/.test(before)) &&
  /precis|basta|teria|chegar/.test(after)

/** 'Se você acha que o Anta tem 70%': a chance that is only supposed. */
const isSupposed = (before: string) =>
  /(?:^|[,;:.] ?)(?:se|caso|supondo que) [^,;:.]*(?:ach|acredit|consider|estim|supo|fosse|tivesse)[^,;:.]*$/.test(
    before,
  )

/** Our own rule, which texts quote: an edge from 5% and a confidence from 70%. */
const isRule = (before: string, after: string) =>
  /^ (?:d[ao]|que a) (?:nossa )?regra/.test(after) ||
  (/regra|recomenda|aprova/.test(before.slice(-80) + after.slice(0, 40)) &&
    /(?:a partir de|abaixo d[eo]s?|acima d[eo]s?|pelo menos|de|e|pede|exige|[dn]?os) $/.test(before) &&
    /regra|a partir|pelo menos|minimo|pede|exige/.test(before.slice(-40) + after.slice(0, 20)))

/** 'Nunca mais de 5% da banca em uma aposta'. */
const isStakeMax = (before: string, after: string) =>
  /(?:nunca|jamais|maximo|limite|teto)(?: \p{L}+){0,4} $/u.test(before) && /^ d[ao] (?:banca|base)/.test(after)

const RULE_PCTS = [toPct(EDGE_MIN), CONFIDENCE_MIN]
const rule = (): Bound =>
  bound(
    RULE_PCTS.map((value): Expected => ({ value, ref: { field: 'rule' } })),
    true,
  )

function expectWinRate(sentence: Sentence, number: WrittenNumber): Bound {
  const { sides, isSoft } = sidesOf(sentence, number)
  const expected = sides.flatMap((side): Expected[] => {
    const record = recordOf(sentence.facts, side, { of: 'last', games: null })
    if (!record) return []
    const { wins, draws, games } = record
    // Of games won, or of the points that could be had.
    return [wins / games, (3 * wins + draws) / (3 * games)].map((share) => ({
      value: toPct(share),
      ref: { side, field: 'last.winRate' },
    }))
  })
  return bound(expected, isSoft)
}
