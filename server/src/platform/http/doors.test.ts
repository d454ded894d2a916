import { currentSession } from '@prancheta/contract/session.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

test('somebody who signed up is signed in at once', async () => {
  const ana = await app.signUp('Ana')
  expect(await ana.call(currentSession, {})).toMatchObject({
    session: { email: ana.email, role: 'user', plan: 'teste', planActive: true },
  })
})
