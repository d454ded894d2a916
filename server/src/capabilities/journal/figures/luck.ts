import type { PickOutcome } from '@prancheta/core/history/pick-outcome.ts'
import { PICK_OUTCOMES } from '@prancheta/core/history/pick-outcome.ts'
import { type FairReplays, type ReplayedBet, replayFair } from '@prancheta/core/journal/fair-replays.ts'
import { longestLosingRun, type UsualRun, usualLosingRun } from '@prancheta/core/journal/losing-run.ts'
import { BET_KINDS } from '@prancheta/core/journal/money.ts'
import type { Thread } from '#platform/threads/thread.ts'

export type LuckFigures = {
  replays: FairReplays
  losingRun: { count: number; longest: number; usual: UsualRun | null }
}

/** Bets, as luck-store.ts writes them, are replayed in a thread of their own. */
export type LuckThread = Thread<string, LuckFigures>

/** What luck alone does with these bets. `text` is as luck-store.ts writes it. */
export function luckOf(text: string): LuckFigures {
  const bets = text === '' ? [] : text.split(';').map(toBet)
  // Nothing of a free bet is lost, and who cashed out decided the end.
  const exposed = bets.filter(({ kind, profitCents }) => kind === 'normal' && profitCents !== 0)
  const longest = longestLosingRun(exposed.map(({ profitCents }) => profitCents))
  const odds = exposed.map(({ odd }) => odd)
  return {
    replays: replayFair(bets),
    losingRun: { count: exposed.length, longest, usual: odds.length === 0 ? null : usualLosingRun(odds, longest) },
  }
}

function toBet(line: string): ReplayedBet {
  const [kind = '', outcome = '', stake, odd, profit] = line.split(',')
  return {
    kind: BET_KINDS.find((known) => known === kind) ?? 'normal',
    outcome: PICK_OUTCOMES.find((known): known is PickOutcome => known === outcome) ?? null,
    stakeCents: Number(stake),
    odd: Number(odd),
    profitCents: Number(profit),
  }
}
