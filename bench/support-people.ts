import { randomBytes } from 'node:crypto'
import { signToken } from '@prancheta/server/platform/session/read-session.ts'
import type pg from 'pg'

export const SECRET = 'x'.repeat(32)

export type Reader = { userId: string; cookie: string }

/** Signed-in users made in the database: signing up costs 60 ms of password work each and is limited by address. */
export async function addSignedIn(client: pg.Client, count: number): Promise<Reader[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(24).toString('base64url'))
  const { rows } = await client.query<{ user_id: string; token: string }>(
    `with people as (
       insert into profiles (name, email)
       select 'Pessoa ' || n, 'bench' || n || '@test.example' from generate_series(1, $1::int) n returning id),
     numbered as (select id, row_number() over () as n from people)
     insert into sessions (user_id, token, expires_at)
     select id, ($2::text[])[n], now() + interval '1 day' from numbered returning user_id, token`,
    [count, tokens],
  )
  return rows.map(({ user_id, token }) => ({
    userId: user_id,
    cookie: `prancheta_session=${signToken(token, SECRET)}`,
  }))
}

export async function makeAdmin(client: pg.Client, userId: string): Promise<void> {
  await client.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [userId])
}
