/** Where a person's last seen analyses lie. Not named 'precache': it is emptied when the person goes (private-data.ts). */
export const SEEN_CACHE = 'private-seen-analyses'
export const SEEN_MAX = 20

/**
 * What is kept of an analysis to read it again without a connection, as the door answered it: probabilities are percent, edges
 * fractions. It lies on people's devices, where older and newer versions of the product read it, so its shape stays.
 */
export type SeenAnalysis = {
  fixtureId: number
  match: string
  league: string
  kickOff: string
  seenAt: string
  /** When its numbers were; not kept of those seen before this field was. */
  madeAt?: string
  /** Under which the history has it, where it was opened from there. */
  savedId?: string
  confidence: number
  isDemo: boolean
  /** The best first; the recommended one named by the product. */
  markets: { name: string; probability: number; odd: number | null; edge: number | null; isRecommended: boolean }[]
  reasons: string[]
  warning: string
}

export const seenKey = (fixtureId: number) => `/offline/analyses/${fixtureId}`
