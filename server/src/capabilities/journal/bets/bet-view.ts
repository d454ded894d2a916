import type { BetView } from '@prancheta/contract/journal/bet.ts'
import { PICK_OUTCOMES } from '@prancheta/core/history/pick-outcome.ts'
import { BET_KINDS } from '@prancheta/core/journal/money.ts'
import { z } from 'zod'
import { outcomeOfBet } from './bet-money.ts'
import type { BetRow } from './bet-store.ts'

/** A bet as its owner reads it. `hasStudy`: their plan shows what the prices were worth at the close. */
export function toBetView(bet: BetRow, { hasStudy }: { hasStudy: boolean }): BetView {
  return {
    ...toBare(bet),
    analysisId: bet.analysis_id,
    isChanged: bet.changed_at !== null,
    closing: hasStudy ? closingOf(bet) : null,
  }
}

type Bare = Omit<BetView, 'analysisId' | 'isChanged' | 'closing'>
type BareRow = z.output<typeof keptBet>

function toBare(bet: BareRow): Bare {
  return {
    id: bet.id,
    marketId: bet.market_id,
    match: bet.match_name,
    league: bet.league_name,
    market: bet.market_name,
    matchAt: bet.match_at.toISOString(),
    placedAt: bet.placed_at.toISOString(),
    house: bet.house,
    odd: bet.odd,
    stakeCents: bet.stake_cents,
    units: bet.unit_cents === null ? null : Number((bet.stake_cents / bet.unit_cents).toFixed(2)),
    unitCents: bet.unit_cents,
    kind: bet.kind,
    cashOutCents: bet.cash_out_cents,
    outcome: outcomeOfBet(bet),
    isByHand: bet.hand_outcome !== null,
    ruleOutcome: bet.rule_outcome,
    isSettled: bet.is_settled,
    profitCents: bet.is_settled ? bet.profit_cents : null,
  }
}

function closingOf(bet: BetRow): BetView['closing'] {
  const { closing_odd, closing_chance } = bet
  return {
    state: closingState(bet),
    houseOdd: closing_odd,
    fairOdd: closing_chance === null ? null : 1 / closing_chance,
    houseValue: bet.house_clv,
    marketValue: bet.market_clv,
  }
}

function closingState(bet: BetRow): NonNullable<BetView['closing']>['state'] {
  if (bet.closing_odd !== null || bet.closing_chance !== null) return 'known'
  if (bet.market_id === null) return 'none'
  if (bet.placed_at >= bet.match_at) return 'live'
  return bet.closing_at === null ? 'waiting' : 'none'
}

const outcome = z.enum(PICK_OUTCOMES).nullable()

/** How a bet stood before a change, as it was written then. */
const keptBet = z.object({
  id: z.uuid(),
  market_id: z.string().nullable(),
  match_name: z.string(),
  league_name: z.string().nullable(),
  market_name: z.string(),
  match_at: z.coerce.date(),
  placed_at: z.coerce.date(),
  house: z.string(),
  odd: z.number(),
  stake_cents: z.int(),
  unit_cents: z.int().nullable(),
  kind: z.enum(BET_KINDS),
  cash_out_cents: z.int().nullable(),
  rule_outcome: outcome,
  hand_outcome: outcome,
  is_settled: z.boolean(),
  profit_cents: z.int(),
})

/** Null for one that a later version wrote in another shape. */
export function toBefore(kept: unknown): Bare | null {
  const read = keptBet.safeParse(kept)
  return read.success ? toBare(read.data) : null
}
