import type { changeBet as changeRoute, recordBet as recordRoute } from '@prancheta/contract/journal/routes.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import type { PickOutcome } from '@prancheta/core/history/pick-outcome.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { Log } from '#platform/log/log.ts'
import { settleBetsNow } from '../settling/settle-bets.ts'
import { betColumns } from './bet-columns.ts'
import { moneyColumns } from './bet-money.ts'
import { type BetRow, findBet, findBetByKey, insertBets, keepBefore, removeBet, updateBet } from './bet-store.ts'
import { readSubject, type SubjectColumns } from './bet-subject.ts'

export type BetDeps = { db: Kysely<DB>; clock: Clock; log: Log }

/** Writes a bet down. The same key again is the same bet, and changes nothing. */
export async function recordBet(
  deps: BetDeps,
  userId: string,
  { key, betOn, outcome, ...terms }: InputOf<typeof recordRoute>,
): Promise<BetRow> {
  const { db } = deps
  const known = await findBetByKey(db, userId, key)
  if (known) return known
  const of = await readSubject(deps, userId, { subject: betOn, placedAt: new Date(terms.placedAt) })
  const row = await betColumns(deps, userId, {
    of,
    terms,
    unitCents: null,
    rule: null,
    hand: outcome,
    houseBefore: null,
  })
  const [id] = await insertBets(db, userId, [{ key, ...row }])
  if (id !== undefined) await settleBetsNow(deps, [id])
  const written = await findBetByKey(db, userId, key)
  if (!written) throw new AppError('journal.betNotFound')
  return written
}

/** Changes what its owner says of a bet. How it ended is looked at anew where the market or the match is another. */
export async function changeBet(
  deps: BetDeps,
  userId: string,
  { betId, betOn, ...terms }: InputOf<typeof changeRoute>,
): Promise<BetRow> {
  await deps.db.transaction().execute(async (tx) => {
    const bet = await requireBet(tx, userId, betId)
    const of = betOn ? await changedSubject({ db: tx, log: deps.log }, bet, betOn, terms) : subjectOf(bet)
    const isSame = of.market_id === bet.market_id && of.fixture_id === bet.fixture_id
    const row = await betColumns({ ...deps, db: tx }, userId, {
      of,
      terms,
      unitCents: bet.unit_cents,
      ...(isSame && terms.odd === bet.odd ? { namedCents: bet.kelly_cents } : {}),
      rule: isSame ? bet.rule_outcome : null,
      hand: bet.hand_outcome,
      houseBefore: bet.house,
    })
    await keepBefore(tx, bet, 'changed', deps.clock.now())
    // A change of what decides it is settled and closed anew.
    const anew = { settled_from: null, closing_at: null, closing_odd: null, closing_chance: null, ...NO_VALUE }
    await updateBet(tx, betId, { ...row, ...anew }, deps.clock.now())
  })
  await settleBetsNow(deps, [betId])
  return requireBet(deps.db, userId, betId)
}

const NO_VALUE = { house_clv: null, market_clv: null }

/** Null gives the bet back to our rules. */
export async function setBetResult(
  deps: BetDeps,
  userId: string,
  betId: string,
  outcome: PickOutcome | null,
): Promise<BetRow> {
  return deps.db.transaction().execute(async (tx) => {
    const bet = await requireBet(tx, userId, betId)
    if (bet.hand_outcome === outcome) return bet
    await keepBefore(tx, bet, 'result', deps.clock.now())
    const money = moneyColumns({ ...bet, hand_outcome: outcome })
    await updateBet(tx, betId, { hand_outcome: outcome, ...money }, deps.clock.now())
    return requireBet(tx, userId, betId)
  })
}

export async function deleteBet(deps: BetDeps, userId: string, betId: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await keepBefore(tx, await requireBet(tx, userId, betId), 'deleted', deps.clock.now())
    await removeBet(tx, betId)
  })
}

async function requireBet(tx: Queryable, userId: string, betId: string): Promise<BetRow> {
  const bet = await findBet(tx, userId, betId, { lock: true })
  if (!bet) throw new AppError('journal.betNotFound')
  return bet
}

/** A bet on the same game keeps the hour it was made for: a match moved since is void to it. */
async function changedSubject(
  deps: { db: Queryable; log: Log },
  bet: BetRow,
  subject: InputOf<typeof recordRoute>['betOn'],
  { placedAt }: { placedAt: string },
): Promise<SubjectColumns> {
  const of = await readSubject(deps, bet.user_id, { subject, placedAt: new Date(placedAt) })
  const isSameGame = of.fixture_id !== null && of.fixture_id === bet.fixture_id
  return isSameGame ? { ...of, match_at: bet.match_at } : of
}

function subjectOf(bet: BetRow): SubjectColumns {
  const { fixture_id, analysis_id, market_id, match_name, league_name, market_name, market_group, match_at, chance } =
    bet
  return { fixture_id, analysis_id, market_id, match_name, league_name, market_name, market_group, match_at, chance }
}
