import { type OwnLimitsView, readOwnLimits } from '@prancheta/contract/responsible-play/own-limits.ts'
import { isReached, MONEY_LIMITS, type MoneyLimit } from '@prancheta/core/responsible-play/money-limits.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'

export const ownLimitsQuery = queryOptions({
  queryKey: ['own-limits'],
  queryFn: ({ signal }) => callApi(readOwnLimits, {}, { signal }),
})

/** A limit of one's own on money that this week or month has used up. */
export type ReachedLimit = { kind: MoneyLimit; cents: number; usedCents: number; until: Date }

/** The limits that are reached now, the one that lasts longest first; none while nobody knows. */
export function reachedLimits(limits: OwnLimitsView | undefined, now: Date): ReachedLimit[] {
  if (!limits) return []
  return MONEY_LIMITS.flatMap((kind) => {
    const { cents, used_cents: usedCents, until } = limits.money[kind]
    const end = new Date(until)
    return cents !== null && isReached(cents, usedCents) && end > now ? [{ kind, cents, usedCents, until: end }] : []
  }).toSorted((one, other) => other.until.getTime() - one.until.getTime())
}

/**
 * The reached limit that lasts longest; null when none is, undefined while nobody knows. Where the question fails it is none:
 * limits are a help to keep one's word, not a lock.
 */
export function useReachedLimit(): ReachedLimit | null | undefined {
  const { data, isPending } = useQuery(ownLimitsQuery)
  if (isPending) return undefined
  return reachedLimits(data, new Date())[0] ?? null
}
