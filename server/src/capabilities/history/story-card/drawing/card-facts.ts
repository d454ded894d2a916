/** All that a card shows, as text and numbers: what draws it knows nothing else. */
export type CardFacts = {
  home: string
  away: string
  league: string
  /** 14/11/2026 às 21:30; the day alone while the hour is not known. */
  kickOff: string
  /** Best first, at most three. */
  markets: readonly { name: string; chance: number; odd: number | null; isRecommended: boolean }[]
  /** Points, 0 to 100. */
  confidence: number
  isDemo: boolean
  /** Whose card it is, where a tipster makes it. */
  brand: { name: string; color: string | null; logo: string | null } | null
}
