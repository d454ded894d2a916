import {
  PUBLIC_ANALYSES_MAX,
  type PublicAnalysis,
  type PublicRecord,
  type TipsterPage,
} from '@prancheta/contract/tipsters/routes.ts'
import { legsOfPick, nameOfPick } from '@prancheta/core/combos/own/combo-pick.ts'
import { toPct } from '@prancheta/core/percent.ts'
import { brandColorOf } from '@prancheta/core/tipsters/colour.ts'
import { slugFault } from '@prancheta/core/tipsters/slug.ts'
import { probability } from '@prancheta/core/units.ts'
import { withinStakeMax } from '@prancheta/core/value/kelly.ts'
import { valueAt } from '@prancheta/core/value/value-at.ts'
import { z } from 'zod'
import { findSavedMarkets, reasonsOfSaved, type SavedMarket, savedMarketName } from '#capabilities/analysis/index.ts'
import { crestsOfMatches } from '#capabilities/fixtures/index.ts'
import { readRecord } from '#capabilities/history/index.ts'
import type { PublicationLog, PublishedEntries } from '#capabilities/public-log/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import { countPublished, findTipster, listShown } from './tipster-page-store.ts'

const MARKETS_SHOWN = 10

const storedReasons = z.array(z.string())

export type PageDeps = { db: Queryable; log: Log; publications: PublicationLog }

/** What anybody may see of a tipster; null when nobody has this address. */
export async function readTipsterPage(deps: PageDeps, slug: string): Promise<TipsterPage | null> {
  const { db } = deps
  // Asked by anybody with any letters: what cannot be an address never reaches the database, which fails on some of them.
  const tipster = slugFault(slug) === 'form' ? null : await findTipster(db, slug)
  if (!tipster) return null
  const [record, shown, logged] = await Promise.all([
    publicRecord(db, tipster.id),
    listShown(db, tipster.id, PUBLIC_ANALYSES_MAX),
    deps.publications.read(db, tipster.id),
  ])
  return {
    slug,
    brand_color: brandColorOf(tipster.brand_color),
    brand_logo: ownPicture(tipster.brand_logo),
    record,
    verified: logged?.verified ?? null,
    analyses: await toPublic(deps, shown, logged?.entries ?? new Map()),
  }
}

/** A page fetches nothing from elsewhere, so neither does a logo. */
function ownPicture(logo: string | null): string | null {
  return logo !== null && /^(\/(?!\/)|data:image\/(png|jpeg|webp);base64,)/.test(logo) ? logo : null
}

async function publicRecord(db: Queryable, userId: string): Promise<PublicRecord> {
  const [{ overall, calibration, isDemo }, counts] = await Promise.all([
    readRecord(db, { userId, isPublishedOnly: true }),
    countPublished(db, userId),
  ])
  const { count, expected, happened, verdict } = calibration
  return {
    is_demo: isDemo,
    published: counts.published,
    settled: overall.picks,
    greens: counts.greens,
    reds: counts.reds,
    hit_rate: overall.hitRate,
    yield: overall.yield,
    calibration: { count, expected, happened, verdict },
  }
}

type Shown = Awaited<ReturnType<typeof listShown>>[number]

/** Markets that cannot be read are not shown; what stands beside them still is, and the record counts it. */
async function toPublic(deps: PageDeps, shown: readonly Shown[], entries: PublishedEntries): Promise<PublicAnalysis[]> {
  const rows = shown.map((row) => ({
    ...row,
    markets: findSavedMarkets(row, deps.log) ?? [],
    why: storedReasons.parse(row.why),
  }))
  const [reasons, crestsOf] = await Promise.all([reasonsOfSaved(deps, rows), crestsOfMatches(deps.db, rows)])
  return rows.map((row, at) => {
    const { homeLogo: home_logo, awayLogo: away_logo } = crestsOf(row)
    const { n: entry = null, chance = null } = entries.get(row.id) ?? {}
    return { ...publicAnalysis({ ...row, published_chance: chance }, reasons[at] ?? []), home_logo, away_logo, entry }
  })
}

/** The pick has chance and odd of the minute it was published, and the edge and stake that go with them. */
function asPublished(market: SavedMarket, row: ReadRow): SavedMarket {
  if (market.id !== row.pick_market_id) return market
  const chance = row.published_chance === null ? market.chance : probability(row.published_chance)
  if (market.odd === row.published_odd && market.chance === chance) return market
  const { odd, edge, kelly } = valueAt({ chances: { pooled: chance } }, offeredAt(row.published_odd))
  return { ...market, chance, odd, edge, stake: kelly }
}

const offeredAt = (odd: number | null) => (odd === null ? null : { odd, house: '' })

type ReadRow = Omit<Shown, 'markets' | 'why'> & {
  markets: SavedMarket[]
  /** As the log tells it; null for what was published before there was one. */
  published_chance: number | null
}

/** A combination of the tipster's own stands beside the markets, told as one of them. No house's price of it is known. */
function ownCombo({ pick_market_id: pick, pick_name, pick_probability }: ReadRow): SavedMarket[] {
  if (pick === null || legsOfPick(pick) === null || pick_probability === null) return []
  const name = nameOfPick(pick) ?? pick_name ?? pick
  const chance = probability(pick_probability)
  return [{ id: pick, name, chance, edge: null, odd: null, stake: null, isRecommended: false }]
}

function publicAnalysis(row: ReadRow, why: string[]): Omit<PublicAnalysis, 'entry' | 'home_logo' | 'away_logo'> {
  const markets = row.markets.map((market) => asPublished(market, row))
  const isPick = ({ id }: { id: string }) => id === row.pick_market_id
  const ordered = [...ownCombo(row), ...markets.filter(isPick), ...markets.filter((market) => !isPick(market))]
  return {
    id: row.id,
    home_id: row.home_id,
    home_name: row.home_name,
    away_id: row.away_id,
    away_name: row.away_name,
    league_name: row.league_name,
    match_date: row.match_date.toISOString(),
    published_at: (row.published_at ?? row.match_date).toISOString(),
    confidence: row.confidence,
    markets: ordered.slice(0, MARKETS_SHOWN).map((market) => ({
      name: savedMarketName(market),
      edge: market.edge,
      probability: market.chance,
      odd: market.odd,
      kelly: market.stake === null ? null : toPct(withinStakeMax(market.stake)),
      isPick: isPick(market),
    })),
    why,
    house: row.published_house,
    result: row.result,
    outcome: row.pick_outcome,
    is_demo: row.is_demo ?? false,
  }
}
