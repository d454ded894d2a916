import { deleteAccount } from '@prancheta/contract/account/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { expect, test } from 'vitest'
import { TEST_PASSWORD } from '#test/sign-up-person.ts'
import { startTestApp } from '#test/start-test-app.ts'

test('two admins who leave at the same moment cannot both leave', async () => {
  const app = await startTestApp()
  const admins = [await app.signUpAdmin('Ana'), await app.signUpAdmin('Bia')]
  const outcomes = await Promise.allSettled(admins.map((one) => one.call(deleteAccount, { password: TEST_PASSWORD })))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'account.lastAdmin' } })
  const sessions = await Promise.all(admins.map((one) => one.call(currentSession, {})))
  expect(sessions.filter(({ session }) => session?.role === 'admin')).toHaveLength(1)
})
