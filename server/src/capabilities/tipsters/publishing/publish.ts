import { nameOfPick } from '@prancheta/core/combos/own/combo-pick.ts'
import type { Kysely } from 'kysely'
import { type FixturesDeps, findFixtureRows } from '#capabilities/fixtures/index.ts'
import { findPublishable, setShown } from '#capabilities/history/index.ts'
import { type PublicationLog, toLoggedGame } from '#capabilities/public-log/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import { AppError } from '#platform/errors/errors.ts'
import { type PriceNow, priceOfPick } from './price-of-pick.ts'
import { findSlug, listOwnPublications } from './tipster-page-store.ts'

export type PublishingDeps = FixturesDeps & { publications: PublicationLog }

const done = { done: true as const }
/** More digits than any screen shows. */
const rounded = (value: number) => Number(value.toFixed(6))

/**
 * Publishes an analysis for good, at the best price of this minute and with an entry in the public log. The reasons against it are
 * found here, for people; the same rules stand in the database, by its own clock, and hold whatever this says.
 */
export async function publish(deps: PublishingDeps, userId: string, id: string) {
  if ((await findSlug(deps.db, userId)) === null) throw new AppError('publish.notTipster')
  const seen = await requirePublishable(deps.db, userId, id)
  // Houses are asked before anything is locked.
  const price = seen.published_at === null ? await priceOfPick(deps, pickOf(seen)) : null
  await deps.db.transaction().execute(async (tx) => {
    const found = await requirePublishable(tx, userId, id)
    if (found.published_at !== null || price === null) return setShown(tx, id, true)
    const { odd, house } = price
    await setShown(tx, id, true, { odd, house })
    await writeDown(tx, deps, { userId, id, found, price })
  })
  return done
}

type Publishable = NonNullable<Awaited<ReturnType<typeof findPublishable>>>
type Publishing = { userId: string; id: string; found: Publishable; price: PriceNow }

async function writeDown(tx: Queryable, { publications }: PublishingDeps, { userId, id, found, price }: Publishing) {
  const { fixtureId, market, chance: saved, name } = pickOf(found)
  const [game] = await findFixtureRows(tx, [fixtureId])
  if (!game) throw new AppError('publish.analysisMissing')
  const { chance, odd, house, edge, pricedAt } = price
  const body = {
    game: toLoggedGame(game),
    pick: { market, name },
    chance: rounded(chance),
    savedChance: rounded(saved),
    ...{ odd, house, edge: edge === null ? null : rounded(edge), pricedAt },
  }
  await publications.write(tx, { userId, analysisId: id, body })
}

/** What the pick would be published with now, for its author to see before it is for good. */
export async function preview(deps: PublishingDeps, userId: string, id: string) {
  const { name, ...pick } = pickOf(await requirePublishable(deps.db, userId, id))
  if ((await findSlug(deps.db, userId)) === null) throw new AppError('publish.notTipster')
  const { chance, pricedAt: _, isTooOld, ...price } = await priceOfPick(deps, pick)
  return { pick: name, probability: chance, saved_probability: pick.chance, ...price, is_too_old: isTooOld }
}

/** What is published already may be shown again at any time. */
async function requirePublishable(db: Queryable, userId: string, id: string): Promise<Publishable> {
  const found = await findPublishable(db, userId, id)
  if (!found) throw new AppError('publish.analysisMissing')
  if (found.published_at !== null) return found
  if (found.pick_market_id === null) throw new AppError('publish.noPick')
  if (hasBegun(found, new Date())) throw new AppError('publish.tooLate')
  return found
}

function pickOf({ fixture_id, pick_market_id: market, pick_name, pick_probability: chance }: Publishable) {
  if (fixture_id === null || market === null || chance === null) throw new AppError('publish.noPick')
  return { fixtureId: fixture_id, market, chance, name: nameOfPick(market) ?? pick_name ?? market }
}

export async function hide(db: Kysely<DB>, userId: string, id: string) {
  await db.transaction().execute(async (tx) => {
    const found = await findPublishable(tx, userId, id)
    if (!found || found.published_at === null) throw new AppError('publish.analysisMissing')
    await setShown(tx, id, false)
  })
  return done
}

function hasBegun({ match_date, settled_at, kick_off, state }: Publishable, now: Date): boolean {
  const isMoved = kick_off !== null && kick_off <= now
  return match_date <= now || isMoved || settled_at !== null || (state !== null && state !== 'scheduled')
}

export async function listOwn(db: Kysely<DB>, userId: string) {
  const [slug, rows] = await Promise.all([findSlug(db, userId), listOwnPublications(db, userId)])
  return {
    slug,
    publications: rows.flatMap(({ id, published_at, hidden_at }) =>
      published_at === null
        ? []
        : [{ analysis_id: id, published_at: published_at.toISOString(), is_hidden: hidden_at !== null }],
    ),
  }
}
