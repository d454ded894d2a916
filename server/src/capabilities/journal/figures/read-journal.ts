import type { Journal } from '@prancheta/contract/journal/figures.ts'
import type { JournalFilter } from '@prancheta/contract/journal/filter.ts'
import {
  type BankrollPoint,
  type BankrollStep,
  bankrollCurve,
  drawdownOf,
  thinned,
} from '@prancheta/core/journal/bankroll-curve.ts'
import { yieldFigures } from '@prancheta/core/journal/bet-sums.ts'
import type { Queryable } from '#platform/db/database.ts'
import { findMoves } from '../bankroll/bankroll-store.ts'
import { hasMadeUpBets } from './filtered-store.ts'
import { type FigureSums, isOnlyDays, sumFigures } from './sums-store.ts'

/** As many stretches as a chart on a phone can show. */
const STRETCHES = 60
const MOVES_SHOWN = 20

/** The simple figures of what the filter leaves, and the bankroll day by day. */
export async function readJournal(db: Queryable, userId: string, filter: JournalFilter): Promise<Journal> {
  const [{ sums, days }, moves, isDemo] = await Promise.all([
    sumFigures(db, userId, filter),
    findMoves(db, userId),
    hasMadeUpBets(db, userId),
  ])
  const hasBankroll = moves.some(({ kind }) => kind === 'opening')
  // Bets that a filter leaves out moved the bankroll too, so under one there is only what betting brought.
  const isBankroll = hasBankroll && isOnlyDays(filter) && filter.from === undefined
  const steps = [
    ...days.map(({ day, profitCents }) => ({ day, profitCents, movedCents: 0 })),
    ...(isBankroll ? movedWithin(moves, filter) : []),
  ].toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
  // A bankroll begins with its first money: what bets brought before is not in it.
  const begins = isBankroll ? (moves[0]?.day ?? null) : null
  const points = bankrollCurve(steps.map(toStep), begins === null ? undefined : msOf(begins))
  const drawn = begins === null ? points : points.filter(({ atMs }) => atMs >= msOf(begins))
  return {
    figures: { ...figuresOf(sums), drawdown: toDrawdown(drawdownOf(points), isBankroll) },
    isEmpty:
      sums.bets + sums.voids + sums.open === 0 &&
      moves.length === 0 &&
      Object.values(filter).every((value) => value === undefined),
    isDemo,
    days: thinned(drawn, STRETCHES).map((point) => toDay(point, isBankroll)),
    moves: isBankroll
      ? movedWithin(moves, filter)
          .map(({ day, movedCents }) => ({ day, movedCents }))
          .slice(-MOVES_SHOWN)
      : [],
  }
}

type Step = { day: string; profitCents: number; movedCents: number }

function movedWithin(moves: Awaited<ReturnType<typeof findMoves>>, { to }: JournalFilter): Step[] {
  return moves
    .filter(({ day }) => to === undefined || day <= to)
    .map(({ kind, amount_cents, day }) => ({
      day,
      profitCents: 0,
      movedCents: kind === 'withdrawal' ? -amount_cents : amount_cents,
    }))
}

const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const toStep = ({ day, ...rest }: Step): BankrollStep => ({ atMs: msOf(day), ...rest })
const dayOf = (atMs: number) => new Date(atMs).toISOString().slice(0, 10)

function toDay({ atMs, profitCents, balanceCents }: BankrollPoint, isBankroll: boolean): Journal['days'][number] {
  return { day: dayOf(atMs), profitCents, balanceCents: isBankroll ? balanceCents : null }
}

function toDrawdown(
  { depthCents, depthShare, fromMs, toMs }: ReturnType<typeof drawdownOf>,
  isBankroll: boolean,
): Journal['figures']['drawdown'] {
  if (fromMs === null || toMs === null) return null
  return { cents: depthCents, share: isBankroll ? depthShare : null, from: dayOf(fromMs), to: dayOf(toMs) }
}

/** The yield is of bets with their owner's money: a gift that won would make every yield look better. */
function figuresOf(sums: FigureSums): Omit<Journal['figures'], 'drawdown'> {
  const {
    count,
    yield: share,
    interval,
  } = yieldFigures({
    count: sums.risk_bets,
    stakedCents: sums.staked_cents,
    profitCents: sums.risk_profit_cents,
    profitSquares: sums.profit_squares,
    profitTimesStake: sums.stake_profits,
    stakeSquares: sums.stake_squares,
  })
  const { open, voids, bets, won, lost } = sums
  return {
    ...{ open, voids, bets, won, lost },
    stakedCents: sums.staked_cents,
    profitCents: sums.profit_cents,
    yield: { count, share, interval },
  }
}
