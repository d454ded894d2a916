import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '@prancheta/contract/identity/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { expect, test } from 'vitest'
import { TEST_PASSWORD } from '#test/sign-up-person.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'
import { productPasswordHashing } from './auth.ts'

test('a change of password at any moment of a sign-in at full cost leaves no session behind', async () => {
  const app = await startTestApp({ passwordHashing: productPasswordHashing })
  const { db } = app.database
  const password = await productPasswordHashing.hash('outra-senha-boa-8')
  // The sign-in reads the hash and then works on it for tens of milliseconds; the change falls in at every stage.
  for (let delayMs = 0; delayMs < 120; delayMs += 3) {
    const ana = await app.signUp('Ana')
    const user_id = await userIdOf(db, ana)
    const thief = app.visitor()
    const entering = thief.call(signIn, { email: ana.email, password: TEST_PASSWORD }).catch(() => {})
    await pause(delayMs)
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('accounts').set({ password }).where('user_id', '=', user_id).execute()
      await tx.deleteFrom('sessions').where('user_id', '=', user_id).execute()
    })
    await entering
    expect({ delayMs, session: (await thief.call(currentSession, {})).session }).toEqual({ delayMs, session: null })
  }
})
