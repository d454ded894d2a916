import type { PickOutcome } from '@prancheta/core/history/pick-outcome.ts'
import { type BetKind, moneyOf } from '@prancheta/core/journal/money.ts'

export type MoneyTerms = {
  kind: BetKind
  stake_cents: number
  odd: number
  cash_out_cents: number | null
  rule_outcome: PickOutcome | null
  hand_outcome: PickOutcome | null
}

/** How a bet ended: its owner's word counts before ours. */
export const outcomeOfBet = ({ hand_outcome, rule_outcome }: Pick<MoneyTerms, 'hand_outcome' | 'rule_outcome'>) =>
  hand_outcome ?? rule_outcome

/** The columns that follow from a bet's terms and end. A match that was not played risked nothing. */
export function moneyColumns(bet: MoneyTerms) {
  const outcome = outcomeOfBet(bet)
  const money = moneyOf({
    kind: bet.kind,
    stakeCents: bet.stake_cents,
    odd: bet.odd,
    outcome,
    cashOutCents: bet.cash_out_cents,
  })
  const isVoid = money !== null && bet.kind !== 'cash_out' && outcome === 'void'
  return {
    is_settled: money !== null,
    is_void: isVoid,
    risked_cents: money === null || isVoid ? 0 : money.stakedCents,
    profit_cents: money?.profitCents ?? 0,
  }
}
