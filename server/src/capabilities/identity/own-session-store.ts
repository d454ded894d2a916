import type { Queryable } from '#platform/db/database.ts'

/** A user's live sessions; a stranger's are never among them. */
export function listOwnSessions(db: Queryable, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Ends one session if it is the user's own; says whether it was. The delete's trigger tells the live feed. */
export async function endOwnSession(db: Queryable, userId: string, sessionId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

export async function endSessionsBut(db: Queryable, userId: string, keptSessionId: string): Promise<number> {
  const gone = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', keptSessionId)
    .returning('id')
    .execute()
  return gone.length
}

export async function endSessionWithToken(db: Queryable, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', token).execute()
}

type NewSession = { token: string; expiresAt: Date; address: string; userAgent: string }

export async function insertSession(
  db: Queryable,
  userId: string,
  { token, expiresAt, address, userAgent }: NewSession,
  now: Date,
): Promise<void> {
  const times = { expires_at: expiresAt, created_at: now, updated_at: now }
  await db
    .insertInto('sessions')
    .values({ user_id: userId, token, ip_address: address, user_agent: userAgent, ...times })
    .execute()
}

/** Keeps the user's newest sessions and ends the rest. */
export async function endSessionsBeyond(db: Queryable, userId: string, kept: number): Promise<void> {
  const older = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(kept)
  await db.deleteFrom('sessions').where('id', 'in', older).execute()
}

/** How many sessions of a user live, and when one was last used. */
export function sessionFigures(db: Queryable, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('updated_at').as('last_used_at')])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
}

export async function endAllSessions(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

export async function deleteExpired(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('verifications').where('expires_at', '<', now).execute()
}

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
