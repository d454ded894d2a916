import type { PickOutcome } from '#history/pick-outcome.ts'
import type { BetMoney, BetTerms } from './money.ts'
import { SeededChance } from './seeded-chance.ts'

/** A settled bet with what it brought. */
export type ReplayedBet = Pick<BetTerms, 'kind' | 'stakeCents' | 'odd' | 'outcome'> & Pick<BetMoney, 'profitCents'>

export type FairReplays = {
  replays: number
  /** Bets whose end was left to chance. */
  count: number
  /** Bets left out: cashed out, or refunded whole. Their end was a decision or none at all. */
  leftOut: number
  /** What those bets brought. */
  resultCents: number
  /** Share of the replays that ended below that; a tie counts half. Null without bets. */
  belowShare: number | null
  /** What the replays brought, from the worst to the best twentieth. */
  quantiles: { low: number; middle: number; high: number } | null
  /** Columns of equal width for a drawing, wide enough for the result too. */
  columns: { fromCents: number; toCents: number; count: number }[]
}

export const REPLAYS = 10_000
const SEED = 14_790
const COLUMNS = 40

/**
 * The bets that move the result most are replayed one by one. The many that are left over hardly matter each, and their
 * sum follows the normal law: that keeps fifty thousand bets as quick as two thousand.
 */
const ONE_BY_ONE_MAX = 2000

type Throw = { gain: number; chance: number; spread: number }

/**
 * The same bets 10,000 times, in a world where every odd was fair: each wins with a chance of 1 / odd, so that nobody gains
 * in the long run. Of a half won or half lost bet only the half in play is thrown for; a free bet has nothing to lose.
 */
export function replayFair(bets: readonly ReplayedBet[], replays = REPLAYS): FairReplays {
  const thrown = bets.filter(({ kind, outcome }) => kind !== 'cash_out' && inPlay(outcome) > 0)
  const resultCents = thrown.reduce((sum, { profitCents }) => sum + profitCents, 0)
  const counts = { replays, count: thrown.length, leftOut: bets.length - thrown.length, resultCents }
  if (thrown.length === 0) return { ...counts, belowShare: null, quantiles: null, columns: [] }
  const results = throwAll(thrown, replays).sort()
  const at = (share: number) => Math.round(results[Math.min(replays - 1, Math.floor(share * replays))] ?? 0)
  return {
    ...counts,
    belowShare: shareBelow(results, resultCents),
    quantiles: { low: at(0.05), middle: at(0.5), high: at(0.95) },
    columns: columnsOf(results, resultCents),
  }
}

const IN_PLAY: Record<PickOutcome, number> = { won: 1, half_won: 0.5, push: 0, half_lost: 0.5, lost: 1, void: 0 }
const inPlay = (outcome: PickOutcome | null) => (outcome === null ? 0 : IN_PLAY[outcome])

function throwAll(bets: readonly ReplayedBet[], replays: number): Float64Array {
  let base = 0
  const throws: Throw[] = []
  for (const { kind, stakeCents, odd, outcome } of bets) {
    const stake = stakeCents * inPlay(outcome)
    if (kind !== 'free_bet') base -= stake
    const gain = kind === 'free_bet' ? stake * (odd - 1) : stake * odd
    const chance = 1 / odd
    throws.push({ gain, chance, spread: gain * gain * chance * (1 - chance) })
  }
  throws.sort((one, other) => other.spread - one.spread)
  const results = new Float64Array(replays).fill(base)
  const luck = new SeededChance(SEED)
  const numbers = new Uint32Array(replays)
  for (const { gain, chance } of throws.slice(0, ONE_BY_ONE_MAX)) {
    const below = chance * 4_294_967_296
    luck.fill(numbers)
    for (let replay = 0; replay < replays; replay++)
      if ((numbers[replay] ?? 0) < below) results[replay] = (results[replay] ?? 0) + gain
  }
  addTheRest(results, throws.slice(ONE_BY_ONE_MAX), luck)
  return results
}

function addTheRest(results: Float64Array, rest: readonly Throw[], luck: SeededChance): void {
  if (rest.length === 0) return
  const mean = rest.reduce((sum, { gain, chance }) => sum + gain * chance, 0)
  const deviation = Math.sqrt(rest.reduce((sum, { spread }) => sum + spread, 0))
  for (let replay = 0; replay < results.length; replay++)
    results[replay] = (results[replay] ?? 0) + mean + deviation * luck.nextBell()
}

/** Sums of the same gains in another order differ in their last binary digit; a tenth of a cent is a tie. */
const TIE_CENTS = 0.1

function shareBelow(sorted: Float64Array, result: number): number {
  let below = 0
  let ties = 0
  for (const value of sorted) {
    if (Math.abs(value - result) <= TIE_CENTS) ties++
    else if (value < result) below++
  }
  return (below + ties / 2) / sorted.length
}

function columnsOf(sorted: Float64Array, result: number): FairReplays['columns'] {
  const from = Math.min(sorted[0] ?? 0, result)
  const to = Math.max(sorted.at(-1) ?? 0, result)
  const width = Math.max(1, (to - from) / COLUMNS)
  const columns = Array.from({ length: COLUMNS }, (_, at) => ({
    fromCents: Math.round(from + at * width),
    toCents: Math.round(from + (at + 1) * width),
    count: 0,
  }))
  for (const value of sorted) {
    const column = columns[Math.min(COLUMNS - 1, Math.floor((value - from) / width))]
    if (column) column.count++
  }
  return columns
}
