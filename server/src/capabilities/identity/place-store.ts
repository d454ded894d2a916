import type { Queryable } from '#platform/db/database.ts'

/** More than anybody's browsers and addresses. */
const PLACES_MAX = 100

export async function isKnownPlace(db: Queryable, email: string, place: string): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_places')
    .innerJoin('profiles', 'profiles.id', 'sign_in_places.user_id')
    .select('sign_in_places.place')
    .where('profiles.email', '=', email)
    .where('sign_in_places.place', '=', place)
    .executeTakeFirst()
  return row !== undefined
}

export async function rememberPlace(db: Queryable, userId: string, places: string[], now: Date): Promise<void> {
  await db
    .insertInto('sign_in_places')
    .values(places.map((place) => ({ user_id: userId, place, last_seen_at: now })))
    .onConflict((conflict) => conflict.columns(['user_id', 'place']).doUpdateSet({ last_seen_at: now }))
    .execute()
  const older = db
    .selectFrom('sign_in_places')
    .select('place')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .offset(PLACES_MAX)
  await db.deleteFrom('sign_in_places').where('user_id', '=', userId).where('place', 'in', older).execute()
}

export async function forgetPlacesBefore(db: Queryable, moment: Date): Promise<void> {
  await db.deleteFrom('sign_in_places').where('last_seen_at', '<', moment).execute()
}

export async function forgetAllPlaces(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('sign_in_places').where('user_id', '=', userId).execute()
}
