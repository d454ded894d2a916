import { readEntry } from '@prancheta/contract/public-log/entries.ts'
import { matchEnding, outcomeOf } from '@prancheta/core/history/match-ending.ts'
import { canonicalJson } from '@prancheta/core/log/canonical-json.ts'
import type { EntryContent, MatchEnd, Result } from '@prancheta/core/log/entry-content.ts'
import type { Kysely } from 'kysely'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import { appendEntries, type LogDeps } from '../append-entries.ts'
import { findForecasts } from '../forecasts/forecast-store.ts'
import { findGamesToEnd, findToSettle, type GameToEnd, type Page, type ToSettle } from './ending-store.ts'

/** Scores are corrected within days. */
const CORRECTED_MS = 14 * 86_400_000
const AT_ONCE = 500

export type EndingDeps = LogDeps & { db: Kysely<DB> }

/**
 * Writes down how games ended, and what of it was put right later: a correction is an entry of its own. All are gone through, page by
 * page: most of two weeks were said already, and they must not stand before the new ones.
 */
export async function writeEndings(deps: EndingDeps, atOnce = AT_ONCE): Promise<void> {
  const { db, clock } = deps
  const since = new Date(clock.now().getTime() - CORRECTED_MS)
  await byPages(deps, atOnce, async (page) => {
    const games = await findGamesToEnd(db, dateInSaoPaulo(since), page)
    const contents = await toEndings(db, games)
    return { contents, last: games.length < page.limit ? null : (games.at(-1)?.said_n ?? null) }
  })
  await byPages(deps, atOnce, async (page) => {
    const rows = await findToSettle(db, since, page)
    return {
      contents: rows.flatMap(toSettlement),
      last: rows.length < page.limit ? null : (rows.at(-1)?.publication ?? null),
    }
  })
}

/** `last` is where the next page goes on, null at the end. */
type ReadPage = (page: Page) => Promise<{ contents: EntryContent[]; last: number | null }>

async function byPages(deps: EndingDeps, limit: number, read: ReadPage): Promise<void> {
  let after: number | null = 0
  while (after !== null) {
    const { contents, last }: Awaited<ReturnType<ReadPage>> = await read({ after, limit })
    await deps.db.transaction().execute((tx) => appendEntries(tx, deps, contents))
    after = last
  }
}

/** With all that was ever said of each: a match that was moved has forecasts from longer ago. */
async function toEndings(db: Queryable, games: readonly GameToEnd[]): Promise<EntryContent[]> {
  const lines = await findForecasts(
    db,
    games.map(({ game }) => game),
  )
  const forecasts = Map.groupBy(lines, ({ about }) => about)
  return games.flatMap((game) =>
    toEnding(
      game,
      (forecasts.get(game.game) ?? []).map(({ line }) => line),
    ),
  )
}

function toEnding(game: GameToEnd, forecastLines: readonly string[]): EntryContent[] {
  const said = forecastLines.map(readEntry).flatMap((entry) => (entry?.kind === 'forecast' ? [entry] : []))
  const endingAt = (kickOff: string) => endOf(game, kickOff)
  const { ending } = endingAt(said.at(-1)?.body.game.kickOff ?? game.kick_off.toISOString())
  const body: Result = {
    ...ending,
    game: game.game,
    recommendations: said.flatMap(({ n, body: { recommended, game: logged } }) => {
      if (!recommended) return []
      const { match } = endingAt(logged.kickOff)
      return [{ forecast: n, outcome: match.kind === 'open' ? null : outcomeOf(recommended.market, match) }]
    }),
  }
  const before = game.end_line === null ? null : readEntry(game.end_line)
  if (before === null) return ending.ended === 'open' ? [] : [{ kind: 'result', body }]
  const isSame = (before.kind === 'result' || before.kind === 'correction') && sayTheSame(before.body, body)
  return isSame || game.end_n === null ? [] : [{ kind: 'correction', body: { ...body, corrects: game.end_n } }]
}

function sayTheSame(one: Result, other: Result): boolean {
  const told = ({ ended, goals, recommendations }: Result) => canonicalJson({ ended, goals, recommendations })
  return told(one) === told(other)
}

function endOf(game: GameToEnd, loggedKickOff: string) {
  const { home_goals: home, away_goals: away } = game
  const goals = home === null || away === null ? null : { home, away }
  const score = goals && { goals, halfTime: null, corners: null, cards: null }
  const match = matchEnding({ state: game.state, kickOffMs: game.kick_off.getTime(), score }, Date.parse(loggedKickOff))
  const ending: MatchEnd =
    match.kind === 'played' ? { ended: 'played', goals: match.score.goals } : { ended: match.kind, goals: null }
  return { match, ending }
}

function toSettlement({ publication, outcome, returned, settlement_n, settlement_line }: ToSettle): EntryContent[] {
  const before = settlement_line === null ? null : readEntry(settlement_line)
  const isSame = before?.kind === 'settlement' && before.body.outcome === outcome && before.body.returned === returned
  return isSame ? [] : [{ kind: 'settlement', body: { publication, outcome, returned, corrects: settlement_n } }]
}
