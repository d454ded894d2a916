import type { Queryable } from '#platform/db/database.ts'

export type StoredLogo = { type: 'image/png' | 'image/jpeg' | 'image/webp'; bytes: Buffer; version: string }

export async function writeLogo(db: Queryable, userId: string, logo: StoredLogo, now: Date): Promise<void> {
  const values = { ...logo, updated_at: now }
  await db
    .insertInto('tipster_logos')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export async function deleteLogo(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('tipster_logos').where('user_id', '=', userId).execute()
}

export async function findLogoVersion(db: Queryable, userId: string): Promise<string | null> {
  const row = await db.selectFrom('tipster_logos').select('version').where('user_id', '=', userId).executeTakeFirst()
  return row?.version ?? null
}

export async function findLogoOf(db: Queryable, userId: string) {
  return db.selectFrom('tipster_logos').select(['type', 'bytes']).where('user_id', '=', userId).executeTakeFirst()
}

/**
 * As an address that a drawing can hold in itself: a drawing fetches none. The drawing programs read no WebP, which older
 * versions kept; there the colour stands alone.
 */
export function drawableLogo(logo: Pick<StoredLogo, 'type' | 'bytes'> | null | undefined): string | null {
  if (!logo || logo.type === 'image/webp') return null
  return `data:${logo.type};base64,${logo.bytes.toString('base64')}`
}

export async function findLogo(db: Queryable, slug: string): Promise<StoredLogo | null> {
  const row = await db
    .selectFrom('tipster_logos')
    .innerJoin('people', 'people.id', 'tipster_logos.user_id')
    .select(['tipster_logos.type', 'tipster_logos.bytes', 'tipster_logos.version'])
    .where('people.tipster_slug', '=', slug)
    .where('people.suspended_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
