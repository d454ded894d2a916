import type { Sentence } from '#checking/binding/context.ts'
import { hasInClause } from '#checking/binding/near.ts'
import { isOwned } from '#checking/binding/topic-of.ts'
import type { SentenceReading } from '#checking/reading/read-sentence.ts'
import type { Topic } from '#checking/reading/topics.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

const OTHER_TOPICS: readonly Topic[] = [
  'goals',
  'scored',
  'conceded',
  'corners',
  'cards',
  'fairOdd',
  'product',
  'goalDifference',
]

/** A price that no word calls one: 'Dendê a 3,12', 'por 2,66', 'Casa Aroeira: 4,40', '| 1,31 |'. */
export function isBareOdd({ reading }: Sentence, number: WrittenNumber): boolean {
  if (number.form !== 'plain' || number.decimals === 0 || number.value < 1.01 || number.isSigned) return false
  const { plain, cues, mentions } = reading
  if (
    /^ (?:gol|escanteio|canto|cart|ponto|vez|sofrid|marcad|esperad)/.test(cues.slice(number.end)) ||
    /medias? /.test(cues)
  )
    return false
  const before = plain.slice(Math.max(0, number.start - 6), number.start)
  if (isBesideHouse(reading, number)) return true
  if (hasInClause(reading, number, (one) => one.type === 'house') || /(?:^|[\s_(@])por $/.test(before)) return true
  if (
    mentions.some((one) => one.type === 'topic' && OTHER_TOPICS.includes(one.topic) && !isOwned(reading, one, number))
  )
    return false
  if (/(?:^|[\s_(@])a $/.test(before)) return true
  return mentions.some((one) => one.type === 'club' || one.type === 'market') || /^\s*\|/.test(plain)
}

/** 'Casa Aroeira: 2,26', '2,26, na Casa Aroeira'. */
const isBesideHouse = ({ plain, mentions }: SentenceReading, { start, end }: WrittenNumber) =>
  mentions.some(
    (one) =>
      one.type === 'house' &&
      (/^:? $/.test(plain.slice(one.end, start)) || /^, (?:n|d)[oa]s? $/.test(plain.slice(end, one.start))),
  )
