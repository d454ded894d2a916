import type { Board, BoardGame } from '@prancheta/contract/board/routes.ts'
import { hasRight } from '@prancheta/core/billing/rights.ts'
import type { BoardFigures } from '@prancheta/core/board/board-figures.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'
import { type FixturesDeps, type ListedRow, listKeptDay, toFixtureView } from '#capabilities/fixtures/index.ts'
import type { Session } from '#platform/session/session.ts'
import { boardDays } from './board-days.ts'
import { findBoardRows } from './board-store.ts'
import { keptFigures } from './kept-rows.ts'

/** A day's board for one reader. Everything in it was made before; a day that has none is empty. */
export async function readBoard(deps: FixturesDeps, reader: Session, asked: string | undefined): Promise<Board> {
  const now = deps.clock.now()
  const days = boardDays(now)
  const date = asked ?? days[0] ?? ''
  const seesValue = hasRight(reader, 'boardValue')
  if (!days.includes(date)) return { date, days, seesValue, games: [], total: 0, madeAt: null }
  const { rows, total, starred } = await listKeptDay(deps, date, reader.userId)
  const kept = await findBoardRows(
    deps.db,
    rows.map(({ id }) => id),
  )
  const known = new Map(kept.map((row) => [row.fixture_id, row]))
  const isStarred = ({ league_id, home_id, away_id }: ListedRow) =>
    starred.leagueIds.includes(league_id) || starred.teamIds.includes(home_id) || starred.teamIds.includes(away_id)
  const mayStar = hasRight(reader, 'favourites')
  const newestMs = Math.max(...kept.map(({ made_at }) => made_at.getTime()))
  return {
    date,
    days,
    seesValue,
    total,
    madeAt: kept.length > 0 ? new Date(newestMs).toISOString() : null,
    games: rows.map((row) =>
      toBoardGame(row, known.get(row.id), {
        isAhead: isAhead(row, now),
        seesValue,
        isFavourite: mayStar && isStarred(row),
      }),
    ),
  }
}

/** Only then has a game a label and prices. One without an hour has not begun. */
export function isAhead(
  { state, kick_off, is_time_known }: Pick<ListedRow, 'state' | 'kick_off' | 'is_time_known'>,
  now: Date,
): boolean {
  return state === 'scheduled' && (!is_time_known || kick_off > now)
}

type Shown = { isAhead: boolean; seesValue: boolean; isFavourite: boolean }

function toBoardGame(
  row: ListedRow,
  kept: Awaited<ReturnType<typeof findBoardRows>>[number] | undefined,
  { isAhead, seesValue, isFavourite }: Shown,
): BoardGame {
  const game = toFixtureView(row)
  const figures = kept ? keptFigures.parse(kept.figures) : null
  const { fixtureId, leagueId, leagueName, country, homeId, homeName, homeLogo, awayId, awayName, awayLogo } = game
  const { dateUTC, isTimeKnown, state, isDemo } = game
  return {
    ...{ fixtureId, leagueId, leagueName, country, homeId, homeName, homeLogo, awayId, awayName, awayLogo },
    ...{ dateUTC, isTimeKnown, state, isDemo, isFavourite },
    label: isAhead ? (kept?.label ?? 'noData') : null,
    forecast: figures && {
      chances: figures.chances,
      goals: figures.goals,
      over25: figures.over25,
      bothScore: figures.bothScore,
    },
    offers: seesValue ? (isAhead && figures ? figures.offers.flatMap(toOffer) : []) : null,
  }
}

function toOffer(offer: BoardFigures['offers'][number]): NonNullable<BoardGame['offers']> {
  const market = marketById(offer.marketId)
  return market ? [{ ...offer, market: market.name, group: market.group }] : []
}
