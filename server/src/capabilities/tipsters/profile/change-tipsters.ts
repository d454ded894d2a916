import { createHash } from 'node:crypto'
import type { LoggedActionName } from '@prancheta/contract/admin/users.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import type {
  changeTipster as changeRoute,
  makeTipster as makeRoute,
  setLogo as setLogoRoute,
  TipsterView,
} from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { DEFAULT_BRAND_COLOUR } from '@prancheta/core/tipsters/colour.ts'
import type { Kysely } from 'kysely'
import { noteAction } from '#capabilities/admin/index.ts'
import { publishedTallies } from '#capabilities/history/index.ts'
import { lockUser, writeBrand } from '#capabilities/identity/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { Log } from '#platform/log/log.ts'
import type { Session } from '#platform/session/session.ts'
import { readLogo } from './logo/read-logo.ts'
import { deleteLogo, findLogoVersion, writeLogo } from './logo-store.ts'
import { allTipsters, findTipster, isSlugTaken, type TipsterRow, takeTurn } from './tipster-store.ts'

export type TipsterDeps = { db: Kysely<DB>; clock: Clock; log: Log }

type Brand = { slug: string; color: string }

export function makeTipster(
  deps: TipsterDeps,
  admin: Session,
  { user_id: userId, ...brand }: InputOf<typeof makeRoute>,
): Promise<TipsterView> {
  return inOneStep(deps, admin, { userId, action: 'make_tipster' }, async (tx) => {
    if (await findTipster(tx, userId)) throw new AppError('tipster.already')
    await brandAs(tx, userId, brand, deps.clock.now())
    return requireTipster(tx, userId)
  })
}

export function changeTipster(
  deps: TipsterDeps,
  admin: Session,
  { userId, ...brand }: InputOf<typeof changeRoute>,
): Promise<TipsterView> {
  return inOneStep(deps, admin, { userId, action: 'change_tipster' }, async (tx) => {
    await requireTipster(tx, userId)
    await brandAs(tx, userId, brand, deps.clock.now())
    return requireTipster(tx, userId)
  })
}

/** The page goes; what was published stays in its owner's history, since only deleting an account removes it. */
export function unmakeTipster(deps: TipsterDeps, admin: Session, userId: string): Promise<{ done: true }> {
  return inOneStep(deps, admin, { userId, action: 'unmake_tipster' }, async (tx) => {
    await requireTipster(tx, userId)
    await deleteLogo(tx, userId)
    await writeBrand(tx, userId, { slug: null, color: null, logo: null }, deps.clock.now())
    return { done: true as const }
  })
}

async function brandAs(tx: Queryable, userId: string, { slug, color }: Brand, now: Date): Promise<void> {
  if (await isSlugTaken(tx, slug, userId)) throw new AppError('tipster.slugTaken')
  const version = await findLogoVersion(tx, userId)
  await writeBrand(tx, userId, { slug, color, logo: version === null ? null : logoAddress(slug, version) }, now)
}

/** What is done to a tipster and its note in the log: both or neither. */
async function inOneStep<Result>(
  { db, clock }: TipsterDeps,
  admin: Session,
  { userId, action }: { userId: string; action: LoggedActionName },
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    if (!(await lockUser(tx, userId))) throw new AppError('user.notFound')
    const result = await work(tx)
    await noteAction(tx, { adminId: admin.userId, userId, action, at: clock.now() })
    return result
  })
}

export async function listTipsters({ db }: TipsterDeps): Promise<{ tipsters: TipsterView[] }> {
  return { tipsters: await toViews(db, await allTipsters(db)) }
}

async function requireTipster(db: Queryable, userId: string): Promise<TipsterView> {
  const row = await findTipster(db, userId)
  const [view] = row ? await toViews(db, [row]) : []
  if (!view) throw new AppError('tipster.notFound')
  return view
}

/** Their record is the one that everybody sees on their page. */
async function toViews(db: Queryable, rows: readonly TipsterRow[]): Promise<TipsterView[]> {
  const tallies = await publishedTallies(
    db,
    rows.map(({ user_id }) => user_id),
  )
  return rows.map(({ slug, color, published, green, red, ...row }) => {
    const tally = tallies.get(row.user_id)
    return {
      ...row,
      slug: slug ?? '',
      color: color ?? DEFAULT_BRAND_COLOUR,
      record: {
        ...{ published, green, red },
        hit_rate: tally?.hitRate ?? null,
        stakes: tally?.stakes ?? 0,
        yield: tally?.yield ?? null,
      },
    }
  })
}

/** Keeps the picture that the file's content is, without anything else that was in it. */
export async function setLogo(
  deps: TipsterDeps,
  admin: Session,
  { userId, logo }: InputOf<typeof setLogoRoute>,
): Promise<TipsterView> {
  const { type, bytes } = await readLogo(Buffer.from(logo, 'base64'))
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return inOneStep(deps, admin, { userId, action: 'set_logo' }, async (tx) => {
    const { slug, color } = await requireTipster(tx, userId)
    await writeLogo(tx, userId, { type, bytes, version }, deps.clock.now())
    await writeBrand(tx, userId, { slug, color, logo: logoAddress(slug, version) }, deps.clock.now())
    return requireTipster(tx, userId)
  })
}

export async function removeLogo(deps: TipsterDeps, admin: Session, userId: string): Promise<TipsterView> {
  return inOneStep(deps, admin, { userId, action: 'remove_logo' }, async (tx) => {
    const { slug, color } = await requireTipster(tx, userId)
    await deleteLogo(tx, userId)
    await writeBrand(tx, userId, { slug, color, logo: null }, deps.clock.now())
    return requireTipster(tx, userId)
  })
}

/** Where a logo is served. The version changes with the picture, so that browsers may keep each for good. */
function logoAddress(slug: string, version: string): string {
  return `/api/tipsters/${slug}/logo?v=${version}`
}
