import type { Bankroll } from '@prancheta/contract/journal/bankroll.ts'
import { unitOf } from '@prancheta/core/journal/money.ts'
import { putInOn } from '@prancheta/core/journal/put-in.ts'

/** A share is kept in hundredths of a percent. */
const BPS = 10_000

/** What one unit was on the day a bet was made; one that is changed keeps its own. Null without a bankroll. */
export function unitOfBet(
  bankroll: Pick<Bankroll, 'opening' | 'moves' | 'unitShare'> | undefined,
  { day, keptCents }: { day: string; keptCents: number | null },
): number | null {
  if (keptCents !== null) return keptCents
  if (!bankroll?.opening) return null
  const putIn = putInOn([{ kind: 'opening', ...bankroll.opening }, ...bankroll.moves], day)
  return putIn === null ? null : unitOf(putIn, Math.round(bankroll.unitShare * BPS))
}
