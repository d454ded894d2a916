import type { Sentence } from '#checking/binding/context.ts'
import { hasInClause, nearest } from '#checking/binding/near.ts'
import type { Span } from '#checking/reading/number-words.ts'
import type { Mention, SentenceReading } from '#checking/reading/read-sentence.ts'
import type { Source, SourceMention } from '#checking/reading/read-sources.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

const isSource = (mention: Mention): mention is SourceMention => mention.type === 'source'

/** Whose chances the number may be. One that nobody is named for is the pooled one. */
export function sourcesOf({ reading, earlier }: Sentence, number: WrittenNumber): readonly Source[] {
  const ordered = sourceInOrder(reading, number)
  if (ordered) return [ordered]
  const source = nearest(reading, number, isSource)
  if (!source) return ['pooled', ...earlier.sources]
  const isOwn = hasInClause(reading, number, (one) => one === source)
  const isBehind = source.start >= number.end
  if (isBehind && !isOwn && !isTied(reading, number, source)) return ['pooled']
  const isUsed = !isBehind && reading.numbers.some(({ start }) => start > source.end && start < number.start)
  const hasOwnSubject = hasInClause(reading, number, (one) => one.type === 'club' || one.type === 'market')
  return isUsed && !isOwn && hasOwnSubject ? ['pooled', source.source] : [source.source]
}

const isTied = ({ plain }: SentenceReading, number: Span, source: Span) =>
  /^ (?:d[oa]s?|segundo [oa]s?|pel[oa]s?|n[oa]s?) $/.test(plain.slice(number.end, source.start))

/** 'modelo e mercado davam 44% e 43%': in that order, and a third number is the pooled one. */
function sourceInOrder({ mentions, plain, numbers }: SentenceReading, number: WrittenNumber): Source | null {
  const sources = mentions.filter(isSource).filter(({ end }) => end <= number.start)
  const [one, other] = [sources.at(-2), sources.at(-1)]
  if (!one || !other || !/^ e (?:o )?$/.test(plain.slice(one.end, other.start))) return null
  const behind = numbers.filter(({ start, form }) => start > other.end && form === number.form)
  if (behind.length === 1) return 'pooled'
  return [one.source, other.source, 'pooled' as const][behind.indexOf(number)] ?? null
}
