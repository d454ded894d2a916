import { randomBytes, randomUUID } from 'node:crypto'
import { LEGAL_TEXT_VERSION } from '@prancheta/contract/identity/words.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { SESSION_COOKIE, SESSION_DAYS, signToken } from '#platform/session/read-session.ts'
import { Person } from './person.ts'
import { newNumbers, TEST_DETAILS } from './sign-up-person.ts'

const DAY_MS = 86_400_000

export type Site = { url: string; db: Queryable; authSecret: string; passwordHash: string }

/** Somebody who has signed up, with the rows a sign-up leaves, but not through its door: for tests about anything else. */
export async function insertPerson(site: Site, name: string): Promise<Person> {
  const person = new Person(site.url, { name, email: `${name.toLowerCase()}-${randomUUID()}@test.example` })
  const token = randomBytes(24).toString('base64url')
  const { birth_date, city, state } = TEST_DETAILS
  const { phone, whatsapp } = newNumbers()
  const now = new Date()
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS)
  await sql`
    with person as (
      insert into profiles (name, email, birth_date, city, state, phone, whatsapp, consented_at, consent_version,
        created_at, updated_at)
      values (${`${name} Teste`}, ${person.email}, ${birth_date}, ${city}, ${state}, ${phone}, ${whatsapp}, ${now},
        ${LEGAL_TEXT_VERSION}, ${now}, ${now})
      returning id
    ), account as (
      insert into accounts (user_id, account_id, provider_id, password, created_at, updated_at)
      select id, id, 'credential', ${site.passwordHash}, ${now}, ${now} from person
    )
    insert into sessions (user_id, token, expires_at, ip_address, user_agent, created_at, updated_at)
    select id, ${token}, ${expiresAt}, '127.0.0.1', 'node', ${now}, ${now} from person`.execute(site.db)
  person.cookies.set(SESSION_COOKIE, signToken(token, site.authSecret))
  return person
}
