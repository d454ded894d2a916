import { listIntegrations, readInstallation } from '@prancheta/contract/providers/installation.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('a visitor is told whether mail is sent and whom to write to', async () => {
  expect(await app.visitor().call(readInstallation, {})).toEqual({ demo: null, contact_email: null, sends_mail: false })
})
