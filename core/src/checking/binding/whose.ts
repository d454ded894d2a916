import type { Span } from '#checking/reading/number-words.ts'
import type { SentenceReading } from '#checking/reading/read-sentence.ts'

/** A club that a sentence names: one of this match's, or another by its name (null where several could be meant). */
export type AnyClub = Span & ({ isOurs: true } | { isOurs: false; club: string | null })

export function anyClubs({ mentions, clubs, pairs }: SentenceReading): AnyClub[] {
  const ours = [...clubs, ...pairs].map(({ start, end }): AnyClub => ({ start, end, isOurs: true }))
  const others = mentions.flatMap((one): AnyClub[] =>
    one.type === 'other' ? [{ start: one.start, end: one.end, isOurs: false, club: one.club }] : [],
  )
  return [...ours, ...others].toSorted((one, other) => one.start - other.start)
}

/**
 * Whose a day, a score or a count is. What stands right before a name is its own ('1º Anta', '16h: Anta x Paca'). Otherwise, where
 * names come first ('A x B às 16h, C x D às 18h'), it is the name before it, and where they come second ('às 16h, A x B') the one after.
 */
export function whoseIs(reading: SentenceReading, span: Span, alike: readonly Span[]): AnyClub | null {
  const { start, end } = segmentOf(reading.plain, span)
  const within = (one: Span) => one.start >= start && one.end <= end
  const clubs = anyClubs(reading)
  const own = clubs.filter(within)
  const tied = (one: Span) =>
    own.find((club) => club.start >= one.end && TIED.test(reading.plain.slice(one.end, club.start)))
  const before = own.findLast((club) => club.end <= span.start)
  const after = own.find((club) => club.start >= span.end)
  const [first = span] = alike.filter((one) => within(one) && !tied(one)).toSorted((a, b) => a.start - b.start)
  const isNameFirst = (own[0]?.start ?? Number.POSITIVE_INFINITY) < first.start
  return (
    tied(span) ?? (isNameFirst ? before : after) ?? clubs.findLast((club) => club.end <= span.start) ?? after ?? null
  )
}

/** Nothing but a colon or a dash between a number and a name. */
const TIED = /^(?: ?[:–-])? ?$/

/** What stands between two semicolons or line breaks is about one thing. */
function segmentOf(plain: string, { start, end }: Span): Span {
  const from = Math.max(...[';', '\n', '|'].map((mark) => plain.lastIndexOf(mark, start)))
  const to = [';', '\n', '|'].map((mark) => plain.indexOf(mark, end)).filter((at) => at >= 0)
  return { start: from + 1, end: Math.min(plain.length, ...to) }
}
