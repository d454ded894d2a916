import type { Sentence } from '#checking/binding/context.ts'
import { subjectOf } from '#checking/binding/subject.ts'
import { topicOf } from '#checking/binding/topic-of.ts'
import { isBareOdd } from '#checking/judging/bare-odd.ts'
import { comboValues, expectFairOdd } from '#checking/judging/expect-chance.ts'
import { expectConfidence } from '#checking/judging/expect-confidence.ts'
import { expectGap } from '#checking/judging/expect-derived.ts'
import type { NamedOdds } from '#checking/judging/expect-edge.ts'
import { expectAnyLeague, expectAnyThing, expectThing, type Thing } from '#checking/judging/expect-goals.ts'
import { expectFinalGoals, expectHouses, expectRest, expectRound } from '#checking/judging/expect-match.ts'
import { expectOdd, expectOddGap, expectWishedOdd } from '#checking/judging/expect-odd.ts'
import { expectCount, expectRate } from '#checking/judging/expect-record.ts'
import { expectStake } from '#checking/judging/expect-stake.ts'
import { expectClubs, expectTable, expectTableGap } from '#checking/judging/expect-table.ts'
import { type Bound, bound, given, unbound } from '#checking/judging/expected.ts'
import type { Topic } from '#checking/reading/topics.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'
import { gradeOf } from '#confidence/grade.ts'
import { CONFIDENCE_MIN } from '#confidence/is-recommended.ts'

/** A stake without its percent sign is none at all: 'stake zero'. */
const NO_ODDS: NamedOdds = new Map()

/** Markets that pass our rule. */
const ADVISED = /recomendad|aprovad|(?:com|de) valor|com edge (?:positivo|suficiente)/

/** What a number without a sign of its unit is said of. */
export function bindPlain(sentence: Sentence, number: WrittenNumber): Bound {
  const { cues, plain } = sentence.reading
  const [before, after] = [cues.slice(0, number.start), cues.slice(number.end)]
  if (/^ centavos?/.test(after)) return unbound
  if (/^ dias? de (?:descanso|folga)/.test(after)) return expectRest(sentence, number)
  if (/^ dividid[oa]/.test(after) || (number.value === 1 && /\d para $/.test(before))) return given
  if (/^ (?:mercados|apostas|entradas|opcoes|picks|palpites)/.test(after) && ADVISED.test(plain))
    return bound([{ value: sentence.facts.recommended, ref: { field: 'recommended' } }])
  if (/minimo de $/.test(before) && /confianca/.test(plain))
    return bound([{ value: gradeOf(CONFIDENCE_MIN), ref: { field: 'rule' } }], true)
  if (/\d+[ºo] de $/.test(before)) return expectClubs(sentence)
  if (/^ casas/.test(after)) return /(?:em|por|de|nas|outras) $/.test(before) ? unbound : expectHouses(sentence)
  if (/^ posicoes/.test(after)) return expectTableGap(sentence, 'rank')
  if (/^ (?:pontos?|p\.?p\.?)(?!\p{L})/u.test(after)) return bindPoints(sentence, number, after)
  if (/^ e \d+ pontos(?! percent)/.test(after) && number.decimals === 0) return expectTable(sentence, number, 'points')
  if (/^ gols? de saldo/.test(after)) return expectTable(sentence, number, 'goalDifference')
  if (/^ ao todo/.test(after) && number.decimals > 0) return expectAnyThing(sentence, number)
  if (/sa(?:iu|iram) (?:so |apenas )?$/.test(before) || isOfThisGame(sentence, before, after))
    return expectFinalGoals(sentence)
  if (isBareScore(sentence, number)) return unbound
  if (/^ (?:distante|longe) da justa/.test(after)) return expectOddGap(sentence, number)
  if (/^ (?:pro|contra)(?!\p{L})/u.test(after) && number.decimals === 0)
    return expectThing(sentence, number, 'goals', isConceded(sentence, number))
  if (/esperad[oa]s (?:[\d,]+ [^.;,]*? e )?$/.test(before) && number.decimals > 0)
    return expectThing(sentence, number, spokenThing(cues), false)
  const isWish = wishesEdge(plain)
  if (isBareOdd(sentence, number)) return isWish ? expectWishedOdd(sentence, number) : bindBareOdd(sentence, number)
  const said = topicOf(sentence.reading, number)
  if (number.isWord && !said?.isSaid && /^ (?!d[oae]s?|em|vez|n[oa]s?|e )\p{L}/u.test(after)) return unbound
  return said ? bindTopic(sentence, number, said.topic, isWish) : bindMean(sentence, number)
}

/** 'A partida teve só um gol', of a match that is over. */
const isOfThisGame = ({ facts, reading }: Sentence, before: string, after: string) =>
  facts.about.match.score !== null &&
  /(?:partida|jogo|confronto) teve (?:so |apenas |somente )?$/.test(before) &&
  /^ gols?/.test(after) &&
  !reading.mentions.some((one) => one.type === 'period')

/** 'Tucunaré 1, Tucupi 0', where no period says what is counted. */
const isBareScore = ({ reading: { plain, mentions } }: Sentence, number: WrittenNumber) =>
  number.decimals === 0 &&
  /§[ha]_* \d+, §[ha]_* \d+/.test(plain) &&
  /§[ha]_* $/.test(plain.slice(0, number.start)) &&
  !mentions.some((one) => one.type === 'period')

/** Nobody says which odd it is: a list of fair odds has only its heading. */
function bindBareOdd(sentence: Sentence, number: WrittenNumber): Bound {
  const odd = expectOdd(sentence, number)
  const isCalled = sentence.reading.mentions.some(
    (one) => one.type === 'house' || (one.type === 'topic' && one.topic === 'odd'),
  )
  if (isCalled || odd.ends || odd.isGiven) return odd
  const fair = expectFairOdd(sentence, number)
  return bound([...odd.expected, ...fair.expected], odd.isSoft || fair.isSoft)
}

function bindTopic(sentence: Sentence, number: WrittenNumber, topic: Topic, isWish: boolean): Bound {
  switch (topic) {
    case 'odd':
    case 'pastOdd':
      return isWish ? expectWishedOdd(sentence, number) : expectOdd(sentence, number)
    case 'fairOdd':
      return isWish ? expectWishedOdd(sentence, number) : expectFairOdd(sentence, number)
    case 'product':
      return bound(comboValues(sentence, subjectOf(sentence, number), 'productOfOdds'))
    case 'stake':
      return expectStake(sentence, number, NO_ODDS)
    case 'confidence':
      return expectConfidence(sentence, number)
    case 'points':
    case 'goalDifference':
      return expectTable(sentence, number, topic)
    case 'rank':
      return /(?:posicao|lugar) $/.test(sentence.reading.cues.slice(0, number.start))
        ? expectTable(sentence, number, 'rank')
        : bindMean(sentence, number)
    case 'round':
      return expectRound(sentence)
    case 'wins':
    case 'draws':
    case 'losses':
      return expectCount(sentence, number, topic)
    case 'goals':
    case 'scored':
    case 'conceded':
    case 'corners':
    case 'cards':
      return expectThing(sentence, number, thingOf(topic), isConceded(sentence, number))
    default:
      return unbound
  }
}

const spokenThing = (cues: string): Thing =>
  /escanteio|cantos/.test(cues) ? 'corners' : /cart(?:ao|oes)/.test(cues) ? 'cards' : 'goals'

const thingOf = (topic: 'goals' | 'scored' | 'conceded' | 'corners' | 'cards'): Thing =>
  topic === 'corners' || topic === 'cards' ? topic : 'goals'

/** Points of the table, points between two clubs, or points of percent between two chances. */
function bindPoints(sentence: Sentence, number: WrittenNumber, after: string): Bound {
  const { cues } = sentence.reading
  if (/^ (?:pontos? percentua|p\.?p\.?)/.test(after)) return expectGap(sentence, number)
  if (/^ pontos? por (?:jogo|partida)/.test(after)) return expectTable(sentence, number, 'pointsPerGame')
  if (/^ pontos?,? de 100/.test(after)) return bound([{ value: CONFIDENCE_MIN, ref: { field: 'rule' } }], true)
  const isBetween =
    /diferenca|distancia|diverg|separa/.test(cues) ||
    /^ pontos? (?:de vantagem|acima|abaixo|a (?:mais|menos))/.test(after)
  if (!isBetween) return expectTable(sentence, number, 'points')
  if (/tabela|classificacao/.test(cues)) return expectTableGap(sentence, 'points')
  const gap = expectGap(sentence, number)
  if (/chance|probab|%|modelo|mercado|favorit/.test(cues) || number.decimals > 0) return gap
  return { ...gap, expected: [...gap.expected, ...expectTableGap(sentence, 'points').expected] }
}

/** A mean that does not say of what: 'as médias recentes são de 6,2 do mandante'. It may be any of them. */
function bindMean(sentence: Sentence, number: WrittenNumber): Bound {
  if (number.decimals === 0 && !/medi[ao]/.test(sentence.reading.cues)) return unbound
  if (/^(?: gols)?(?: por jogo)? n[oa] (?:campeonato|liga|¶)/.test(sentence.reading.cues.slice(number.end)))
    return expectAnyLeague(sentence)
  const all = (['goalsFor', 'goalsAgainst', 'averageCorners', 'averageCards'] as const).flatMap(
    (rate) => expectRate(sentence, number, rate).expected,
  )
  return bound(all, true)
}

const wishesEdge = (plain: string) =>
  /(?:ter|com) (?:pelo menos )?[\d,]+ ?(?:%|por cento) de (?:edge|vantagem)|(?:ter|com|alcancar) (?:um )?edge de (?:pelo menos |ao menos )?[\d,]+ ?%/.test(
    plain,
  ) && /precis|bastaria|teria|chegar/.test(plain)

/** Goals let in and not scored: by the words after the number, else by the last verb before it. */
function isConceded({ reading }: Sentence, number: WrittenNumber): boolean {
  const after = reading.plain.slice(number.end)
  if (/^ (?:gols? )?(?:sofrid|contra(?!\p{L})|levad)/u.test(after)) return true
  if (/^ (?:gols? )?(?:marcad|pro(?!\p{L})|feit)/u.test(after)) return false
  const verbs = reading.cues
    .slice(0, number.start)
    .matchAll(
      /(?<in>sofr|lev(?:a|ou|am|aram)(?! (?:\p{L}+ )?(?:vantagem|melhor))|tom(?:a|ou|aram)|defesa)|(?:fez|faz|fiz|marc|ataque)/gu,
    )
  return [...verbs].at(-1)?.groups?.in !== undefined
}
