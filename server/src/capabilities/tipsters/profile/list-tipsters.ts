import type { TipsterView } from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { hitRate, settledHitRate } from '@prancheta/core/history/hit-rate.ts'
import { yieldOf } from '@prancheta/core/history/yield.ts'
import { DEFAULT_BRAND_COLOUR } from '@prancheta/core/tipsters/colour.ts'
import type { Queryable } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { TipsterDeps } from './deps.ts'
import { allTipsters, findTipster, type TipsterRow } from './tipster-store.ts'

export async function listTipsters({ db }: TipsterDeps): Promise<{ tipsters: TipsterView[] }> {
  return { tipsters: (await allTipsters(db)).map(toView) }
}

export async function requireTipster(db: Queryable, userId: string): Promise<TipsterView> {
  const row = await findTipster(db, userId)
  if (!row) throw new AppError('tipster.notFound')
  return toView(row)
}

function toView({ slug, color, published, green, red, stakes, returned, ...row }: TipsterRow): TipsterView {
  const counts = { total: published, green, red }
  return {
    ...row,
    slug: slug ?? '',
    color: color ?? DEFAULT_BRAND_COLOUR,
    record: {
      green,
      red,
      hit_rate: hitRate(counts),
      settled_hit_rate: settledHitRate(counts),
      stakes,
      yield: yieldOf({ stakes, returned }),
    },
  }
}
