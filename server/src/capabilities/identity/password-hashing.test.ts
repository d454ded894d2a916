import { scryptSync } from 'node:crypto'
import { changePassword, signIn } from '@prancheta/contract/identity/routes.ts'
import { expect, test } from 'vitest'
import type { Person } from '#test/person.ts'
import { signUpPerson, TEST_PASSWORD } from '#test/sign-up-person.ts'
import { startTestApp, type TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'
import { productPasswordHashing } from './auth.ts'

async function storedPassword({ database: { db } }: TestApp, person: Person): Promise<string> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', await userIdOf(db, person))
    .executeTakeFirstOrThrow()
  return row.password ?? ''
}

/** Worked out here, so that neither the cost nor the format can change without notice: nobody could sign in any more. */
function asTheProductStores(password: string, stored: string): string {
  const [salt = ''] = stored.split(':')
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
  return `${salt}:${scryptSync(password, salt, 64, cost).toString('hex')}`
}

test('a password is stored at full cost by sign-up and by a change, and opens the account again', async () => {
  const app = await startTestApp({ passwordHashing: productPasswordHashing })
  const ana = await signUpPerson(app.url, 'Ana')
  const first = await storedPassword(app, ana)
  expect(first).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  expect(first).toBe(asTheProductStores(TEST_PASSWORD, first))

  await ana.call(changePassword, { current_password: TEST_PASSWORD, password: 'outra-senha-boa-8' })
  const second = await storedPassword(app, ana)
  expect(second).toBe(asTheProductStores('outra-senha-boa-8', second))
  await app.visitor().call(signIn, { email: ana.email, password: 'outra-senha-boa-8' })
})
