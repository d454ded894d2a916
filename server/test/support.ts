import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import type { Person } from './person.ts'

export async function userIdOf(db: Queryable, { email }: Person): Promise<string> {
  return (await db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

/** People who never sign in, for lists and for tickets to everybody. */
export async function addPeople(db: Queryable, count: number, prefix = 'pessoa'): Promise<void> {
  await sql`insert into profiles (name, email)
    select 'Pessoa ' || n, ${prefix} || n || '@test.example' from generate_series(1, ${count}::int) n`.execute(db)
}
