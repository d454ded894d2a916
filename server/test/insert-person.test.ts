import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Person } from './person.ts'
import { signUpPerson } from './sign-up-person.ts'
import { startTestApp } from './start-test-app.ts'
import { userIdOf } from './support.ts'

/** What differs from person to person and from moment to moment. */
const OWN = [
  'id',
  'user_id',
  'account_id',
  'email',
  'phone',
  'whatsapp',
  'token',
  'password',
  'expires_at',
  'created_at',
  'updated_at',
  'consented_at',
]

test('people of the tests leave the rows that a sign-up through the door leaves, all but the places they signed in from', async () => {
  const app = await startTestApp()
  const { db } = app.database
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView)
  const rowsOf = async (person: Person) => {
    const userId = await userIdOf(db, person)
    const found: Record<string, unknown[]> = {}
    for (const { name } of tables) {
      const { rows } = await sql`select to_jsonb(t) - ${OWN}::text[] as row from ${sql.table(name)} t
        where ${userId} in (to_jsonb(t) ->> 'user_id', to_jsonb(t) ->> 'id')`.execute(db)
      if (rows.length > 0) found[name] = rows
    }
    return found
  }

  const { sign_in_places, ...rows } = await rowsOf(await signUpPerson(app.url, 'Ana'))
  expect(Object.keys(rows)).toEqual(
    expect.arrayContaining(['accounts', 'analysis_tallies', 'plans', 'profiles', 'sessions', 'support_threads']),
  )
  expect(await rowsOf(await app.signUp('Ana'))).toEqual(rows)
  expect(sign_in_places).toHaveLength(2)
})
