import {
  type FileBetView,
  type importBets as importRoute,
  PREVIEW_LINES,
  PROBLEMS_SHOWN,
  type previewImport as previewRoute,
} from '@prancheta/contract/journal/exchange.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { knownLines } from '@prancheta/core/journal/exchange/same-bet.ts'
import { OTHER_MARKETS, oddRangeOf } from '@prancheta/core/journal/groupings.ts'
import { HouseSpellings } from '@prancheta/core/journal/house-name.ts'
import { moneyOf } from '@prancheta/core/journal/money.ts'
import type { Queryable } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/errors.ts'
import { moneyColumns } from '../bets/bet-money.ts'
import { findHouses, HOUSES_KNOWN_MAX, insertBets, type NewBet } from '../bets/bet-store.ts'
import type { BetDeps } from '../bets/record-bet.ts'
import { findKnownKeys } from './exchange-store.ts'
import { type FileRequest, type KeyedBet, readFile } from './read-file.ts'

/** What a file would add. Nothing is written. */
export async function previewImport(
  { db, clock }: BetDeps,
  userId: string,
  request: FileRequest,
): Promise<OutputOf<typeof previewRoute>> {
  const { bets, problems, ...read } = await readFile(request, clock.now())
  const known = await findKnown(db, userId, bets)
  const fresh = freshOf(bets, known)
  return {
    ...read,
    fresh: fresh.length,
    known: bets.length - fresh.length,
    bets: bets.slice(0, PREVIEW_LINES).map((bet) => toView(bet, known.has(bet))),
    problemCount: problems.length,
    problems: problems.slice(0, PROBLEMS_SHOWN),
  }
}

/** So many bets in one statement: a few milliseconds of work, so that requests that came meanwhile go first. */
const BETS_AT_ONCE = 200

/** Adds all bets of a file or none. Those that stand in the journal already stay as they are. */
export async function importBets(
  { db, clock }: BetDeps,
  userId: string,
  request: FileRequest,
): Promise<OutputOf<typeof importRoute>> {
  const { bets, problems, lacks } = await readFile(request, clock.now())
  if (lacks.length > 0) throw new AppError('journal.columnsMissing')
  if (problems.length > 0) throw new AppError('journal.fileHasProblems')
  const spellings = new HouseSpellings(await findHouses(db, userId, HOUSES_KNOWN_MAX))
  const fresh = freshOf(bets, await findKnown(db, userId, bets)).map((bet) => toRow(bet, spellings))
  const added = await db.transaction().execute(async (tx) => {
    let count = 0
    for (let from = 0; from < fresh.length; from += BETS_AT_ONCE)
      count += (await insertBets(tx, userId, fresh.slice(from, from + BETS_AT_ONCE))).length
    return count
  })
  return { added, known: bets.length - added }
}

/** Those that stand in the journal already, by their key or by one that they had when they were taken. */
async function findKnown(db: Queryable, userId: string, bets: readonly KeyedBet[]): Promise<Set<KeyedBet>> {
  const keys = await findKnownKeys(
    db,
    userId,
    bets.flatMap(({ key, oldKeys }) => [key, ...oldKeys]),
  )
  const isKnown = knownLines(bets, keys)
  return new Set(bets.filter((_, at) => isKnown[at]))
}

/** Without those of the journal, and each key once: a file may hold a line of ours twice. */
function freshOf(bets: readonly KeyedBet[], known: ReadonlySet<KeyedBet>): KeyedBet[] {
  const seen = new Set([...known].map(({ key }) => key))
  return bets.filter((bet) => {
    const isNew = !known.has(bet) && !seen.has(bet.key)
    seen.add(bet.key)
    return isNew
  })
}

/** A bet of a file is one in words: how it ended is its owner's word. */
function toRow({ key, bet }: KeyedBet, spellings: HouseSpellings): NewBet {
  const money = {
    kind: bet.kind,
    odd: bet.odd,
    stake_cents: bet.stakeCents,
    cash_out_cents: bet.cashOutCents,
    rule_outcome: null,
    hand_outcome: bet.outcome,
  }
  return {
    key,
    fixture_id: null,
    analysis_id: null,
    market_id: null,
    match_name: bet.matchName,
    league_name: bet.leagueName,
    market_name: bet.marketName,
    market_group: OTHER_MARKETS,
    match_at: bet.matchAt,
    placed_at: bet.placedAt,
    house: spellings.of(bet.house),
    odd_range: oddRangeOf(bet.odd),
    unit_cents: null,
    chance: null,
    kelly_cents: null,
    ...money,
    ...moneyColumns(money),
  }
}

function toView({ line, bet }: KeyedBet, isKnown: boolean): FileBetView {
  return {
    line,
    placedAt: bet.placedAt.toISOString(),
    matchAt: bet.matchAt.toISOString(),
    match: bet.matchName,
    league: bet.leagueName,
    market: bet.marketName,
    house: bet.house,
    kind: bet.kind,
    odd: bet.odd,
    stakeCents: bet.stakeCents,
    outcome: bet.outcome,
    profitCents: moneyOf(bet)?.profitCents ?? null,
    isKnown,
  }
}
