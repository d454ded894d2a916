import { clauseOf, hasInClause, nearest } from '#checking/binding/near.ts'
import type { Span } from '#checking/reading/number-words.ts'
import type { Mention, SentenceReading } from '#checking/reading/read-sentence.ts'
import { canMeasure, type Topic, type TopicMention } from '#checking/reading/topics.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

/** People, crowds and minutes: what no fact of ours holds. */
const UNKNOWN =
  /artilheir|goleador|jogador|arbitr|juiz|posse de bola|finaliz|chut|desfalque|lesion|suspens|torcedor|pessoas|publico|ingresso|minutos|passes|faltas|impediment|penalt/

/** What a number measures, and whether the words just after it say so. Null where no word does. */
export type Measured = { topic: Topic; isSaid: boolean }

/** By the words of its clause; those before it hold on only while the number has no market or club of its own. */
export function isUnknown(reading: SentenceReading, number: WrittenNumber): boolean {
  const { start, end } = clauseOf(reading, number)
  const words = reading.cues.replaceAll(/90 minutos/g, '==========')
  if (UNKNOWN.test(words.slice(start, end))) return true
  const isOwn =
    number.form === 'percent' && hasInClause(reading, number, (one) => one.type === 'market' || one.type === 'club')
  return !isOwn && UNKNOWN.test(words.slice(0, number.start))
}

export function topicOf(reading: SentenceReading, number: WrittenNumber): Measured | null {
  const isFitting = (mention: Mention): mention is TopicMention =>
    mention.type === 'topic' && canBe(mention, reading, number)
  const topics = reading.mentions.filter(isFitting)
  const letter = recordLetter(reading, number)
  if (letter) return { topic: letter, isSaid: true }
  const behind = reading.cues.slice(number.end)
  if (/^ d[ao] (?:sua )?(?:banca|base)/.test(behind)) return { topic: 'stake', isSaid: true }
  if (number.form === 'percent' && EDGE_BEHIND.test(behind)) return { topic: 'edge', isSaid: true }
  const next = topics.find(({ start }) => start >= number.end)
  const isNext = next && /^ (?:de |d[ao]s? (?:sua )?)?$/.test(reading.cues.slice(number.end, next.start))
  if (isNext && next.topic !== 'chance') return { topic: next.topic, isSaid: true }
  const isShare = number.form === 'percent' || number.form === 'fraction'
  const clause = clauseOf(reading, number)
  const own = topics.filter((one) => one.start >= clause.start && one.end <= clause.end && one.topic !== 'chance')
  if (isNext) {
    const stronger = own.findLast(({ topic }) => topic === 'implied' || topic === 'rain' || topic === 'confidencePart')
    return stronger ? { topic: stronger.topic, isSaid: false } : { topic: 'chance', isSaid: true }
  }
  if (isShare && own.some(({ topic }) => topic === 'implied')) return { topic: 'implied', isSaid: false }
  if (isShare && own.length === 0 && hasInClause(reading, number, (one) => one.type === 'source'))
    return { topic: 'chance', isSaid: false }
  if (isShare && /(?:modelo|mercado|conjunta|casas) \($/.test(reading.plain.slice(0, number.start)))
    return { topic: 'chance', isSaid: false }
  const found = nearest(reading, number, isFitting)
  return found && { topic: found.topic, isSaid: false }
}

/** Whether a topic can be this number's: its unit fits, and no later number has the topic to itself. */
function canBe({ topic, ...span }: TopicMention, reading: SentenceReading, number: WrittenNumber): boolean {
  if (!canMeasure(topic, number.form)) return false
  if (number.form === 'plain' && topic === 'stake') return number.value === 0
  if (number.form === 'plain' && topic === 'confidence')
    return number.decimals === 1 && number.value <= 10 && /confianca[^,;]*$/.test(reading.cues.slice(0, number.start))
  return span.start < number.end || !BEFORE_ITS_NUMBER.includes(topic) || !isOwned(reading, span, number)
}

/** Topics that are told before their number, as 'odd 2,26' is and '3 vitórias' is not. */
const BEFORE_ITS_NUMBER: readonly Topic[] = ['odd', 'fairOdd', 'edge', 'stake', 'confidence', 'chance', 'implied']

/** 'a odd justa de 3,52': the words right before a number are that number's. */
export function isOwned({ cues, numbers }: SentenceReading, { start, end }: Span, but: WrittenNumber): boolean {
  return numbers.some(
    (one) =>
      one !== but &&
      one.start >= end &&
      start >= but.end &&
      /^(?: (?:negativ|positiv|estimad|sugerid)[oa])?(?: (?:de|é|em|a|é de|esta em|fica em))?:? $/.test(
        cues.slice(end, one.start),
      ),
  )
}

const EDGE_BEHIND = /^ (?:negativ|positiv)|^ do que (?:se )?aposta|^ acima do que voce/

/** '2V, 4E e 4D'. The letters are capitals: 'e' alone joins. */
function recordLetter({ text }: SentenceReading, { end, form }: WrittenNumber): Topic | null {
  const [, letter] = /^ ?([VED])(?!\p{L})/u.exec(text.slice(end)) ?? []
  if (form !== 'plain' || letter === undefined) return null
  return letter === 'V' ? 'wins' : letter === 'E' ? 'draws' : 'losses'
}
