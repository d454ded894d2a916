import type { SignalView } from '@prancheta/contract/responsible-play/signals.ts'
import { SIGNAL_DAYS, signalsOf } from '@prancheta/core/responsible-play/signals.ts'
import { placedSince } from '#capabilities/journal/index.ts'
import type { Queryable } from '#platform/db/database.ts'

/** Some seventy a day; of more, the latest say enough. */
const BETS_READ = 2000

/** Worked out when their owner asks, and kept nowhere: no admin, no plan and no other part of the product reads them. */
export async function readSignals(db: Queryable, userId: string, now: Date): Promise<SignalView[]> {
  const since = new Date(now.getTime() - SIGNAL_DAYS * 86_400_000)
  const bets = await placedSince(db, userId, since, BETS_READ)
  return signalsOf(
    bets.map(({ placed_at, match_at, stake_cents, is_settled, profit_cents }) => ({
      placedAt: placed_at,
      matchAt: match_at,
      stakeCents: stake_cents,
      isSettled: is_settled,
      profitCents: profit_cents,
    })),
    now,
  )
}
