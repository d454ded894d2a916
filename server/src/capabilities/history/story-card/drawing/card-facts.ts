/** All that a card shows, as text and numbers: what draws it knows nothing else. */
export type CardFacts = {
  home: string
  away: string
  league: string
  /** 14/11/2026 às 21:30; the day alone while the hour is not known. */
  kickOff: string
  /** Goals, once the match is over. */
  score: { home: number; away: number } | null
  /** What the page's own answer says first, and a line under it. */
  answer: { title: string; words: string }
  /** A combination of the reader's own, in place of the markets; null where they are told. */
  combo: { chance: number; legs: readonly { name: string; chance: number }[] } | null
  /** The most telling first, at most three. An odd stands only beside what is recommended and has not begun. */
  markets: readonly { name: string; chance: number; note: string | null; isRecommended: boolean }[]
  /** Points, 0 to 100, where something is recommended; null otherwise. */
  confidence: number | null
  isDemo: boolean
  /** Whose card it is, where a tipster makes it. */
  brand: { name: string; color: string | null; logo: string | null } | null
}
