import { listHistory } from '@prancheta/contract/history/routes.ts'
import { expect, onTestFinished, test } from 'vitest'
import { productPasswordHashing } from '#capabilities/identity/index.ts'
import { fillWithDemo } from '#demo-past/fill-postgres.ts'
import { readEnv } from '#platform/env/env.ts'
import { openEmptyDatabase } from '#test/open-empty-database.ts'
import { openTestApp } from '#test/start-test-app.ts'
import { openTestDatabase } from '#test/test-database.ts'
import { enterDemo } from './in-app.ts'

const real = {
  DATABASE_URL: 'postgres://somewhere/else',
  AUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://prancheta.example',
}
const settings = { ...real, DEMO_PAYMENTS: 'on' }

test('the demo is made neither in a database that is used, nor in production, nor beside a real service', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  await expect(fillWithDemo(database, readEnv(settings))).rejects.toThrow('not empty')
  for (const other of [{ NODE_ENV: 'production' }, { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example' }])
    await expect(fillWithDemo(database, readEnv({ ...settings, ...other }))).rejects.toThrow('production')
  await expect(fillWithDemo(database, readEnv(real))).rejects.toThrow('DEMO_PAYMENTS=on')
})

test.runIf(process.env.DEEP === '1')(
  'an empty PostgreSQL gets the demo with its past where that is asked for',
  async () => {
    const database = await openEmptyDatabase()
    onTestFinished(() => database.close())
    await fillWithDemo(database, readEnv(settings), { now: new Date('2026-09-24T12:00:00Z'), pastDays: 3 })
    const clock = { now: () => new Date('2026-09-24T12:00:00Z') }
    const app = await openTestApp({ database, clock, passwordHashing: productPasswordHashing })
    onTestFinished(app.stop)
    expect((await (await enterDemo(app, 'clara')).call(listHistory, {})).counts.total).toBeGreaterThan(3)
  },
  600_000,
)
