import { outcomeOf } from '@prancheta/core/history/match-ending.ts'
import type { Kysely, Transaction } from 'kysely'
import { endingOf } from '#capabilities/history/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import type { JobRun } from '#platform/jobs/jobs.ts'
import { moneyColumns } from '../bets/bet-money.ts'
import {
  type BetToSettle,
  findChangedBets,
  findEndedAmong,
  findEndedBets,
  type SettledBet,
  writeSettledBets,
} from './settling-store.ts'

type SettleDeps = { db: Kysely<DB>; clock: Clock }

/** A batch holds the embedded database for a few milliseconds. */
const ROWS_AT_ONCE = 50
/** Scores are corrected within days, and statistics come within hours. */
const CORRECTED_MS = 14 * 86_400_000

/** Brings the ends of games to the bets on them, by the rules that saved picks have; corrected scores too. */
export async function settleBets({ db, clock }: SettleDeps, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  const correctedSince = new Date(clock.now().getTime() - CORRECTED_MS)
  const finders: Find[] = [
    (tx) => findEndedBets(tx, ROWS_AT_ONCE),
    (tx) => findChangedBets(tx, correctedSince, ROWS_AT_ONCE),
  ]
  for (const find of finders)
    while (!signal.aborted && (await settleSome(db, find)) > 0) await new Promise(setImmediate) // requests that came meanwhile go first
}

type Find = (tx: Transaction<DB>) => Promise<BetToSettle[]>

/** Reads and writes in one transaction, and tells how many there were. */
function settleSome(db: Kysely<DB>, find: Find): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await find(tx)
    if (rows.length > 0) await writeSettledBets(tx, rows.map(settled))
    return rows.length
  })
}

/** Whoever writes down the past sees at once how it ended. */
export async function settleBetsNow({ db }: Pick<SettleDeps, 'db'>, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE)
    await settleSome(db, (tx) => findEndedAmong(tx, ids.slice(from, from + ROWS_AT_ONCE)))
}

function settled(bet: BetToSettle): SettledBet {
  const ending = endingOf(bet, bet.match_at)
  const isOpen = ending.kind === 'open'
  const rule_outcome = isOpen || bet.market_id === null ? null : outcomeOf(bet.market_id, ending)
  return {
    id: bet.id,
    settled_from: isOpen ? null : bet.version,
    rule_outcome,
    ...moneyColumns({ ...bet, rule_outcome }),
  }
}
