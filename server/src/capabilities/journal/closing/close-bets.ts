import type { Quote } from '@prancheta/adapters/odds/port.ts'
import { CLOSING_AGE_MAX_MS, closingMarketOf } from '@prancheta/core/journal/closing-market.ts'
import { valueAgainstConsensus, valueAgainstHouse } from '@prancheta/core/journal/closing-value.ts'
import { houseKey } from '@prancheta/core/journal/house-name.ts'
import type { Probability } from '@prancheta/core/units.ts'
import { allAgreedBooks } from '@prancheta/core/value/agreed-books.ts'
import type { Kysely } from 'kysely'
import { closingQuotes, keepClosings } from '#capabilities/fixtures/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import type { JobRun } from '#platform/jobs/jobs.ts'
import {
  type ClosedBet,
  findPickedGames,
  findUnclosedBets,
  type UnclosedBet,
  writeClosedBets,
} from './closing-store.ts'

type ClosingDeps = { db: Kysely<DB>; clock: Clock }

const ROWS_AT_ONCE = 50
/** A server that was away for a few days still keeps what it would have kept. */
const PICKS_LOOKED_BACK_MS = 7 * 86_400_000

/** Keeps the closing prices of games that somebody bet on or saved a pick of, and says what each bet's price was worth. */
export async function closeBets({ db, clock }: ClosingDeps, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  const now = clock.now()
  const picked = await findPickedGames(db, new Date(now.getTime() - PICKS_LOOKED_BACK_MS), now)
  for (let from = 0; from < picked.length && !signal.aborted; from += ROWS_AT_ONCE) {
    await keepClosings(db, picked.slice(from, from + ROWS_AT_ONCE), now)
    await new Promise(setImmediate) // requests that came meanwhile go first
  }
  while (!signal.aborted && (await closeSome({ db, clock }, now)) > 0) await new Promise(setImmediate)
}

/** Tells how many there were. */
function closeSome({ db, clock }: ClosingDeps, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const bets = await findUnclosedBets(tx, now, ROWS_AT_ONCE)
    if (bets.length > 0) await writeClosedBets(tx, await closed({ db: tx, clock }, bets))
    return bets.length
  })
}

type Reading = { db: Queryable; clock: Clock }

async function closed({ db, clock }: Reading, bets: readonly UnclosedBet[]): Promise<ClosedBet[]> {
  const games = [...new Set(bets.flatMap(({ fixture_id }) => fixture_id ?? []))]
  await keepClosings(db, games, clock.now())
  const byGame = new Map(
    [...(await closingQuotes(db, games))].map(([id, { quotes, kickOffMs }]) => [
      id,
      {
        quotes: quotes.filter(({ at }) => kickOffMs - Date.parse(at) <= CLOSING_AGE_MAX_MS),
        chances: fairChances(quotes, kickOffMs),
      },
    ]),
  )
  const closing_at = clock.now().toISOString()
  return bets.map((bet) => {
    // Once the match is on, prices follow the score: the last one before it says nothing of such a bet.
    const isLive = bet.placed_at >= bet.kick_off
    const game = bet.fixture_id === null || isLive ? undefined : byGame.get(bet.fixture_id)
    const closing_odd = game ? houseOdd(game.quotes, bet) : null
    const chance = (bet.market_id !== null && game?.chances.get(bet.market_id)) || null
    return {
      id: bet.id,
      closing_at,
      closing_odd,
      closing_chance: chance,
      house_clv: closing_odd === null ? null : valueAgainstHouse(bet.odd, closing_odd),
      market_clv: chance === null ? null : valueAgainstConsensus(bet.odd, chance),
    }
  })
}

/** The last price of the house that the bet was made at, whichever way its owner wrote its name. */
function houseOdd(quotes: readonly Quote[], { house, market_id }: UnclosedBet): number | null {
  const own = quotes.find((quote) => houseKey(quote.house) === houseKey(house) && closingMarketOf(quote) === market_id)
  return own?.price ?? null
}

/** By market, what all houses said together at kick-off, their margin removed. A refunded draw is in nobody's chance. */
function fairChances(quotes: readonly Quote[], kickOffMs: number): Map<string, Probability> {
  const books = allAgreedBooks(quotes, kickOffMs)
  return new Map(
    books.flatMap(({ market, line, outcomes, consensus }) =>
      outcomes.flatMap((outcome, at): [string, Probability][] => {
        const id = closingMarketOf({ market, line, outcome })
        const chance = consensus.chances[at]
        return id === null || chance === undefined ? [] : [[id, chance]]
      }),
    ),
  )
}
