import { randomUUID } from 'node:crypto'
import type { Bankroll, addMove as moveRoute, setBankroll as setRoute } from '@prancheta/contract/journal/bankroll.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { DEFAULT_UNIT_BPS, unitOf } from '@prancheta/core/journal/money.ts'
import { putInOn } from '@prancheta/core/journal/put-in.ts'
import type { Kysely } from 'kysely'
import { knownHouses } from '#capabilities/fixtures/index.ts'
import { type Clock, dateInSaoPaulo } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import { AppError } from '#platform/errors/errors.ts'
import { findHouses } from '../bets/bet-store.ts'
import { findMoves, findUnitBps, insertMove, removeMove, saveOpening, saveUnit } from './bankroll-store.ts'

type BankrollDeps = { db: Kysely<DB>; clock: Clock }

const HOUSES_SHOWN = 40
/** One a day for years, and a list that is still read at once. */
const MOVES_MAX = 2000
/** A share is kept in hundredths of a percent. */
const BPS = 10_000

type Moves = Awaited<ReturnType<typeof findMoves>>

/** What was put in by the end of a day in São Paulo, and what one unit was then; null without a bankroll. */
export async function findUnitOn(
  db: Queryable,
  userId: string,
  day: string,
): Promise<{ putInCents: number; unitCents: number | null }> {
  const [bps, moves] = await Promise.all([findUnitBps(db, userId), findMoves(db, userId)])
  return unitOn(moves, bps ?? DEFAULT_UNIT_BPS, day)
}

function unitOn(moves: Moves, unitBps: number, day: string): { putInCents: number; unitCents: number | null } {
  const putIn = putInOn(
    moves.map(({ kind, amount_cents: cents, day }) => ({ kind, cents, day })),
    day,
  )
  return { putInCents: putIn ?? 0, unitCents: putIn === null ? null : unitOf(putIn, unitBps) }
}

export async function readBankroll({ db, clock }: BankrollDeps, userId: string): Promise<Bankroll> {
  const [bps, moves, own, known] = await Promise.all([
    findUnitBps(db, userId),
    findMoves(db, userId),
    findHouses(db, userId, HOUSES_SHOWN),
    knownHouses(db),
  ])
  const unitBps = bps ?? DEFAULT_UNIT_BPS
  const unit = unitOn(moves, unitBps, dateInSaoPaulo(clock.now()))
  const opening = moves.find(({ kind }) => kind === 'opening')
  return {
    opening: opening ? { cents: opening.amount_cents, day: opening.day } : null,
    putInCents: unit.putInCents,
    unitShare: unitBps / BPS,
    unitCents: unit.unitCents,
    moves: moves.flatMap(({ id, kind, amount_cents: cents, day }) =>
      kind === 'opening' ? [] : [{ id, kind, cents, day }],
    ),
    houses: [...new Set([...own, ...known])].slice(0, HOUSES_SHOWN),
  }
}

export async function setBankroll(
  deps: BankrollDeps,
  userId: string,
  { openingCents, day, unitShare }: InputOf<typeof setRoute>,
): Promise<Bankroll> {
  await deps.db.transaction().execute(async (tx) => {
    await saveUnit(tx, userId, Math.round(unitShare * BPS))
    await saveOpening(tx, userId, { id: randomUUID(), amount_cents: openingCents, day }, deps.clock.now())
  })
  return readBankroll(deps, userId)
}

export async function addMove(
  deps: BankrollDeps,
  userId: string,
  { key, kind, cents, day }: InputOf<typeof moveRoute>,
): Promise<Bankroll> {
  if ((await findMoves(deps.db, userId)).length > MOVES_MAX) throw new AppError('journal.movesFull')
  await insertMove(deps.db, userId, { id: key, kind, amount_cents: cents, day }, deps.clock.now())
  return readBankroll(deps, userId)
}

export async function deleteMove(deps: BankrollDeps, userId: string, moveId: string): Promise<Bankroll> {
  if (!(await removeMove(deps.db, userId, moveId))) throw new AppError('journal.moveNotFound')
  return readBankroll(deps, userId)
}
