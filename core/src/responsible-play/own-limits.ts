/** Minutes a day that somebody may allow themselves, and after how many they may be told of the time. */
export const TIME_LIMITS = [30, 60, 120, 180] as const
export const REALITY_SPANS = [15, 30, 60] as const

/** How much longer one may stay, once a day. */
export const EXTRA_MINUTES = 15
/** How long one waits before that. */
export const EXTRA_WAIT_SECONDS = 60
/** A looser limit holds after a week, when it is no longer the mood of one evening. */
export const LOOSER_AFTER_DAYS = 7

/** Null is no limit. `next` takes its place at its moment. */
export type OwnLimit = { amount: number | null; next: { amount: number | null; from: Date } | null }

export const NO_LIMIT: OwnLimit = { amount: null, next: null }

/** The limit that counts at this moment. */
export function limitAt({ amount, next }: OwnLimit, now: Date): OwnLimit {
  return next !== null && next.from <= now ? { amount: next.amount, next: null } : { amount, next }
}

/** A first or tighter limit holds at once, a looser one or none after a week; asking for the one that holds takes back what waits. */
export function changeLimit(limit: OwnLimit, wanted: number | null, now: Date): OwnLimit {
  const { amount } = limitAt(limit, now)
  const isTighter = wanted !== null && (amount === null || wanted <= amount)
  if (isTighter || wanted === amount) return { amount: wanted, next: null }
  return { amount, next: { amount: wanted, from: new Date(now.getTime() + LOOSER_AFTER_DAYS * 86_400_000) } }
}

export type UsedToday = { minutes: number; isExtended: boolean }

/** Where the day stands: minutes that are left, 0 when it is over; null without a limit. */
export function minutesLeft(limit: number | null, { minutes, isExtended }: UsedToday): number | null {
  return limit === null ? null : Math.max(0, limit + (isExtended ? EXTRA_MINUTES : 0) - minutes)
}
