import { listIntegrations, readInstallation } from '@prancheta/contract/providers/installation.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccessFor } from '#capabilities/identity/index.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

test('a signed-in user sees what serves football data, weather and AI; a visitor does not', async () => {
  const ana = await app.signUp('Ana')
  const { integrations } = await ana.call(listIntegrations, {})
  expect(integrations).toEqual(
    ['football', 'weather', 'ai'].map((kind) => ({ kind, state: 'Configurada', source: 'dados de demonstração' })),
  )
  await expect(app.visitor().call(listIntegrations, {})).rejects.toMatchObject({ status: 401 })
})

test('a newcomer to a trial installation is told its demo accounts', async () => {
  const { demo, sends_mail } = await app.visitor().call(readInstallation, {})
  expect(sends_mail).toBe(false)
  expect(demo?.accounts.map(({ plan }) => plan)).toEqual(['teste', 'pro', 'black', 'admin'])
})

test('an installation with a real database, or in production, has no demo accounts to tell of', () => {
  expect(demoAccessFor({ DATABASE_URL: 'postgres://db/prancheta', NODE_ENV: undefined })).toBeNull()
  expect(demoAccessFor({ DATABASE_URL: undefined, NODE_ENV: 'production' })).toBeNull()
})
