import type { MatchFacts } from '#checking/facts/match-facts.ts'
import { readBareWays, readNamedLines } from '#checking/reading/bare-lines.ts'
import type { MarketMention } from '#checking/reading/market-event.ts'
import { isOpponent, type MaskedText, type Named } from '#checking/reading/mask-names.ts'
import type { WrittenMoment } from '#checking/reading/moments.ts'
import type { Span } from '#checking/reading/number-words.ts'
import { readOwnCombos } from '#checking/reading/own-combos.ts'
import { type ComboMention, isLeg, readCombos, readMarkets } from '#checking/reading/read-markets.ts'
import { readNumbers } from '#checking/reading/read-numbers.ts'
import { type PeriodMention, readPeriods } from '#checking/reading/read-periods.ts'
import { readScores, type ScoreMention } from '#checking/reading/read-scores.ts'
import { readSources, type SourceMention } from '#checking/reading/read-sources.ts'
import { readSums, type ShownSum } from '#checking/reading/shown-sums.ts'
import { readTopics, type TopicMention } from '#checking/reading/topics.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'
import type { Side } from '#markets/outcome.ts'

export type ClubMention = Span & { type: 'club'; side: Side }
/** A club that is not in this match; null where several could be meant. */
type OtherMention = Span & { type: 'other'; club: string | null }
export type HouseMention = Span & { type: 'house'; house: string | null }
export type Mention =
  | ClubMention
  | OtherMention
  | HouseMention
  | MarketMention
  | ComboMention
  | SourceMention
  | TopicMention
  | PeriodMention

/** All that one sentence says, before anything is said of anything. */
export type SentenceReading = {
  text: string
  /** Masked: see MaskedText. */
  plain: string
  /** The same with markets and combos blotted out as '@': words left over tell what a number counts. */
  cues: string
  numbers: WrittenNumber[]
  moments: WrittenMoment[]
  scores: ScoreMention[]
  /** Sums that are shown with their result. */
  sums: ShownSum[]
  mentions: Mention[]
  /** Every club that is spoken of, also inside a market's name; one that something is done to only where no other is. */
  clubs: ClubMention[]
  /** Both clubs named in one breath ('Anta e Paineira', 'Anta x Paineira'), in their order. */
  pairs: (Span & { first: Side })[]
  /** Where one clause ends and the next begins. */
  breaks: number[]
  /** Inside which brackets a place is: 0 is none, otherwise the number of the bracket. */
  bracketAt: (place: number) => number
}

const PAIR = /(?<one>§[ha])_* (?:x|vs\.?|versus|e) (?:[oa]s? )?(?<other>§[ha])_*/gu
const BREAK =
  /[;:,()|—\n]|\.(?=\s)|(?<=\s)(?:e|mas|enquanto|contra|porque|logo|porem|ja|entao|embora|como)(?=\s)|ou seja/gu

export function readSentence(masked: MaskedText, facts: MatchFacts): SentenceReading {
  const { text, plain, named } = masked
  const scores = readScores(plain, facts)
  const lines = readNamedLines(plain)
  const markets = [...readMarkets(plain), ...readBareWays(plain, lines)].filter(
    (market) => !scores.some((score) => market.start < score.end && market.end > score.start),
  )
  const called = readCombos(text, plain, facts)
  const own = readOwnCombos(plain, markets, facts, called)
  const combos = [...called, ...own]
  const periods = readPeriods(plain)
  const cues = blotted(plain, [...markets, ...combos])
  const taken = [...markets, ...combos, ...named, ...scores, ...lines]
  const { numbers, moments } = readNumbers(plain, taken)
  const pairs = [...plain.matchAll(PAIR)].flatMap(({ 0: words, index, groups }) =>
    groups?.one === groups?.other ? [] : [{ start: index, end: index + words.length, first: sideOf(groups?.one) }],
  )
  const inPair = ({ start }: Span) => pairs.some((pair) => start >= pair.start && start < pair.end)
  const scoreMarkets = scores.flatMap((score): MarketMention[] =>
    score.event ? [{ type: 'market', start: score.start, end: score.end, event: score.event, bySide: null }] : [],
  )
  const clubs = clubsOf(named, plain).filter((club) => !inPair(club))
  const mentions = [
    ...clubs.filter((club) => !isInside(club, [...markets, ...scores])),
    ...named.flatMap((one): HouseMention[] => (one.type === 'house' ? [one] : [])),
    ...named.flatMap(({ start, end, ...one }): OtherMention[] =>
      one.type === 'club' && one.side === null ? [{ type: 'other', club: one.club, start, end }] : [],
    ),
    ...markets.filter((market) => !isLeg(plain, market) && !isInside(market, own)),
    ...scoreMarkets,
    ...combos,
    ...readSources(plain),
    ...readTopics(cues),
    ...periods,
  ].toSorted((one, other) => one.start - other.start)
  const inMention = (at: number) => [...taken, ...numbers].some(({ start, end }) => at >= start && at < end)
  const breaks = [...plain.matchAll(BREAK)].map(({ index }) => index).filter((at) => !inMention(at))
  return {
    text,
    plain,
    cues,
    numbers,
    moments,
    scores,
    sums: readSums(plain, numbers),
    mentions,
    clubs,
    pairs,
    breaks,
    bracketAt: bracketsOf(plain, taken),
  }
}

const isInside = ({ start, end }: Span, spans: readonly Span[]) =>
  spans.some((span) => start >= span.start && end <= span.end)
const sideOf = (mark: string | undefined): Side => (mark === '§a' ? 'away' : 'home')

function clubsOf(named: readonly Named[], plain: string): ClubMention[] {
  const all = named.flatMap(({ start, end, ...one }): ClubMention[] =>
    one.type === 'club' && one.side ? [{ type: 'club', side: one.side, start, end }] : [],
  )
  const doing = all.filter((club) => !isOpponent(plain, club))
  return doing.length > 0 ? doing : all
}

function bracketsOf(plain: string, taken: readonly Span[]): (place: number) => number {
  const brackets = [...plain.matchAll(/\([^()]*\)/g)]
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
    .filter(({ start, end }) => !taken.some((span) => span.start < start && span.end >= end))
  return (place) => 1 + brackets.findIndex(({ start, end }) => place >= start && place < end)
}

function blotted(plain: string, spans: readonly Span[]): string {
  let blot = plain
  for (const { start, end } of spans) blot = blot.slice(0, start) + '@'.repeat(end - start) + blot.slice(end)
  return blot
}
