import { likeliest } from '@prancheta/core/analysis/best-first.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { type ClubForm, factsOf } from '@prancheta/core/explain/facts.ts'
import { writeFacts } from '@prancheta/core/explain/write-facts.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import { findRuns } from './run-store.ts'
import { findStored, type SavedMarket, type StoredAnalysis } from './stored/read-stored.ts'
import { marketOf, savedMarketName } from './stored/to-answer.ts'

/** Why this market: the analysis's own reasons where they are about it, otherwise some written from the same numbers. */
export function reasonsFor(stored: StoredAnalysis, marketId: string | null): string[] {
  const explained = subjectOf(stored.markets.map((market) => ({ ...market, chance: market.chances.pooled })))
  const market = stored.markets.find(({ id }) => id === marketId)
  if (!market || marketId === explained) return stored.reasoning
  const { fixture, context, expectedGoals, expectedCorners, expectedCards } = stored
  const { odd, edge, chances, fairOdd, confidence } = market
  const facts = factsOf({
    home: clubForm(fixture.homeName, context.form.home),
    away: clubForm(fixture.awayName, context.form.away),
    ...{ expectedGoals, expectedCorners, expectedCards },
    leagueGoals: context.leagueAverages?.averageGoalsPerMatch ?? null,
    market: marketOf(market.id),
    ...{ chances, fairOdd, confidence },
    value: odd === null || edge === null ? null : { odd, edge },
    weather: weatherOf(context.weather),
  })
  return writeFacts(facts)
}

function clubForm(name: string, form: StoredAnalysis['context']['form']['home']): ClubForm {
  const stats = form?.stats
  return {
    name: cleanName(name),
    games: stats?.totalGames ?? 0,
    wins: stats?.wins ?? 0,
    draws: stats?.draws ?? 0,
    losses: stats?.losses ?? 0,
    averageGoalsScored: stats?.averageGoalsScored ?? 0,
    averageGoalsConceded: stats?.averageGoalsConceded ?? 0,
  }
}

function weatherOf(weather: StoredAnalysis['context']['weather']) {
  if (weather?.rainChancePct == null || weather.windKmh == null) return null
  return { rainChancePct: weather.rainChancePct, windKmh: weather.windKmh }
}

type Explained = { id: string; chance: number; isRecommended: boolean }

/** What an analysis's own reasons are about: what it recommends, or else the likeliest result. Markets are best first. */
function subjectOf(markets: readonly Explained[]): string | undefined {
  const [best] = markets
  return best?.isRecommended ? best.id : likeliest(markets.filter(({ id }) => id.startsWith('result.')))?.id
}

type SavedReasons = {
  run_id: string | null
  pick_market_id: string | null
  why: readonly string[]
  markets: readonly SavedMarket[]
}

/**
 * Reasons saved with each pick. Rows saved before reasons followed the pick argue for another market: theirs are written from
 * the analysis behind them, and are none where it is gone.
 */
export async function reasonsOfSaved(
  { db, log }: { db: Queryable; log: Log },
  rows: readonly SavedReasons[],
): Promise<string[][]> {
  const strays = new Set(rows.filter(isAboutAnother).map(({ run_id }) => run_id))
  const runs = await findRuns(
    db,
    [...strays].filter((id) => id !== null),
  )
  return rows.map((row) => {
    if (!isAboutAnother(row)) return [...row.why]
    const run = runs.find(({ id }) => id === row.run_id)
    const stored = run && findStored(run, log)
    return stored ? reasonsFor(stored, row.pick_market_id) : []
  })
}

/** The product's own reasons begin with the market they are about; an AI's are always about the analysis's subject. */
function isAboutAnother({ pick_market_id: pick, why, markets }: SavedReasons): boolean {
  const market = markets.find(({ id }) => id === pick)
  const explained = subjectOf(markets)
  if (!market || explained === undefined || pick === explained) return false
  return !why[0]?.startsWith(`"${savedMarketName(market)}"`)
}
