import { type AnalysedMarket, type AnalysisInput, judgeMatch } from '@prancheta/core/analysis/analyse-match.ts'
import { quotedInput } from '@prancheta/core/analysis/quoted-match.ts'
import { withMissing } from '@prancheta/core/goals/missing-players.ts'
import type { LoggedChances } from '@prancheta/core/log/entry-content.ts'
import {
  type FixturesDeps,
  type ForecastGame,
  findQuotesSince,
  type KeptRatings,
  type KnownSquads,
  knownSquads,
  matchRecords,
  NO_RECORDS,
  ratingsFor,
} from '#capabilities/fixtures/index.ts'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'

/** A market as the product prices it; without a house there is no odd and no edge. */
export type SaidMarket = { chances: LoggedChances; odd: number | null; house: string | null; edge: number | null }

export type SaidOfGame = {
  fixtureId: number
  /** Null for what it does not price. */
  market(id: string): SaidMarket | null
  /** The best recommended market; null when nothing passes the rule. */
  recommended: string | null
  /** Whether any house stood by its prices in the last half hour: only then are they what a match closes at. */
  isPriceFresh: boolean
  /** What would be said with the line-ups known; null where they are not. */
  withSquads: (KnownSquads & Pick<SaidOfGame, 'market'>) | null
}

const FRESH_MS = 30 * 60_000

/** What the product says of games as prices and ratings stand; a game that it cannot rate is left out. */
export type SayOfGames = (games: readonly ForecastGame[], now: Date) => Promise<SaidOfGame[]>

/**
 * By the sums that an analysis and the day's board are made with, from what is kept: no service is asked. The board keeps less
 * of a game than is written down here, so its rows cannot serve.
 */
export function sayOfKept({ db, isOffered }: Pick<FixturesDeps, 'db' | 'isOffered'>): SayOfGames {
  return async (games, now) => {
    const ids = games.map(({ id }) => id)
    const [records, quotes] = [await matchRecords(db, ids), await findQuotesSince(db, ids, now)]
    const standing = Map.groupBy(
      quotes.filter(({ is_offered }) => is_offered),
      ({ fixture_id }) => fixture_id,
    )
    const squads = await knownSquads(db, ids)
    const ratings = new Map<string, KeptRatings | null>()
    const said: SaidOfGame[] = []
    for (const game of games) {
      const key = `${game.league_id} ${game.as_of}`
      const kept = ratings.get(key) ?? (await ratingsFor(db, game.league_id, dateInSaoPaulo(game.kick_off)))
      ratings.set(key, kept)
      if (!kept) continue
      const own = (standing.get(game.id) ?? []).map((quote) => ({
        ...quote,
        at: quote.confirmed_at.toISOString(),
        isOffered: isOffered(quote.house),
      }))
      const match = { home: String(game.home_id), away: String(game.away_id), atMs: now.getTime(), quotes: own }
      const { input } = quotedInput(
        { ...match, records: records.get(game.id) ?? NO_RECORDS },
        { ratings: kept.ratings, ...kept.counts },
      )
      const squad = squads.get(game.id)
      said.push({
        fixtureId: game.id,
        isPriceFresh: own.some(({ confirmed_at }) => now.getTime() - confirmed_at.getTime() <= FRESH_MS),
        ...toSaid(judgeMatch(input)),
        withSquads: squad ? { ...squad, ...toSaid(judgeMatch(asTheyPlay(input, squad))) } : null,
      })
      await new Promise(setImmediate) // a match takes some milliseconds; requests that came meanwhile go first
    }
    return said
  }
}

function asTheyPlay(input: AnalysisInput, { missing }: KnownSquads): AnalysisInput {
  const { home, away } = input
  return { ...input, ratings: withMissing(withMissing(input.ratings, home, missing.home), away, missing.away) }
}

function toSaid({ markets, pick }: ReturnType<typeof judgeMatch>): Pick<SaidOfGame, 'market' | 'recommended'> {
  const byId = new Map(markets.map((one) => [one.market.id, one]))
  return {
    market: (id) => toMarket(byId.get(id)),
    recommended: pick?.market.id ?? null,
  }
}

function toMarket(one: AnalysedMarket | undefined): SaidMarket | null {
  if (!one) return null
  const { model, market, pooled } = one.chances
  const { odd, house, edge } = one.value
  return {
    chances: { model: rounded(model), market: market === null ? null : rounded(market), pooled: rounded(pooled) },
    odd,
    house,
    edge: edge === null ? null : rounded(edge),
  }
}

/** More digits than any screen shows, and a third of the room. */
const rounded = (value: number): number => Number(value.toFixed(6))
