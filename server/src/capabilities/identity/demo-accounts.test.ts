import { deleteAccount } from '@prancheta/contract/account/routes.ts'
import { actOnUser } from '@prancheta/contract/admin/users.ts'
import { changePassword, readProfile, signIn } from '@prancheta/contract/identity/routes.ts'
import { readInstallation } from '@prancheta/contract/providers/installation.ts'
import { expect, test } from 'vitest'
import { readEnv } from '#platform/env/env.ts'
import { TEST_PASSWORD } from '#test/sign-up-person.ts'
import { startTestApp, type TestApp } from '#test/start-test-app.ts'
import { admitsDemo, DEMO_ACCOUNTS, DEMO_PASSWORD, isDemoInstallation } from './index.ts'

const REAL = { DATABASE_URL: 'postgres://db/prancheta', AUTH_SECRET: 'x'.repeat(32) }
const [ANA, BRUNO, CLARA, ADMIN] = DEMO_ACCOUNTS.map(({ email }) => email)

async function enter(app: TestApp, email = '', password = DEMO_PASSWORD) {
  const person = app.visitor()
  const { session } = await person.call(signIn, { email, password })
  return { person, userId: session.userId }
}

const buttonsOf = async (app: TestApp) => (await app.visitor().call(readInstallation, {})).demo?.accounts ?? []

test('the public password opens nothing where the demo is not allowed, however its accounts came there', async () => {
  const app = await startTestApp({ env: REAL })
  await app.identity.seedDemoAccounts()
  for (const email of [ANA, ADMIN])
    await expect(enter(app, email)).rejects.toMatchObject({ status: 401, code: 'session.wrongCredentials' })
  expect(await buttonsOf(app)).toEqual([])
})

test('an installation for trying has the demo; one with a real database, or in production, has not', () => {
  const told = (settings: Record<string, string>) => {
    const env = readEnv(settings)
    return { tells: isDemoInstallation(env), admits: admitsDemo(env) }
  }
  expect(told({})).toEqual({ tells: true, admits: true })
  expect(told(REAL)).toEqual({ tells: false, admits: false })
  expect(told({ ...REAL, DEMO_PAYMENTS: 'on' })).toEqual({ tells: false, admits: true })
  const production = { ...REAL, NODE_ENV: 'production', PUBLIC_URL: 'https://exemplo.com' }
  expect(told({ ...production, DEMO_PAYMENTS: 'on' })).toEqual({ tells: false, admits: false })
})

test('demo accounts that came with a public password are shut for good; one with a password of its own stays open', async () => {
  const app = await startTestApp()
  await app.identity.seedDemoAccounts()
  const bruno = await enter(app, BRUNO)
  await bruno.person.call(changePassword, { current_password: DEMO_PASSWORD, password: TEST_PASSWORD })
  const admin = await enter(app, ADMIN)
  expect(await app.identity.shutDemoAccounts()).toBe(3)
  await expect(admin.person.call(readProfile, {})).rejects.toMatchObject({ status: 401 })
  await expect(enter(app, ADMIN)).rejects.toMatchObject({ status: 401 })
  await enter(app, BRUNO, TEST_PASSWORD)
})

test('a demo account that somebody deleted is not made anew by the next start', async () => {
  const app = await startTestApp()
  await app.identity.seedNewDatabase()
  const ana = await enter(app, ANA)
  await ana.person.call(deleteAccount, { password: DEMO_PASSWORD })
  await app.identity.seedNewDatabase()
  await expect(enter(app, ANA)).rejects.toMatchObject({ status: 401 })
})

test('the sign-in offers the demo accounts that can be entered, each with the plan it has now', async () => {
  const app = await startTestApp()
  expect(await buttonsOf(app)).toEqual([])
  await app.identity.seedDemoAccounts()
  expect((await buttonsOf(app)).map(({ plan }) => plan)).toEqual(['teste', 'pro', 'black', 'admin'])
  const [ana, bruno, clara, admin] = [
    await enter(app, ANA),
    await enter(app, BRUNO),
    await enter(app, CLARA),
    await enter(app, ADMIN),
  ]
  await admin.person.call(actOnUser, { userId: ana.userId, action: 'grant_vip', reason: 'Parceria' })
  await bruno.person.call(changePassword, { current_password: DEMO_PASSWORD, password: TEST_PASSWORD })
  await admin.person.call(actOnUser, { userId: clara.userId, action: 'suspend', reason: 'Teste' })
  expect((await buttonsOf(app)).map(({ email, plan }) => [email, plan])).toEqual([
    [ANA, 'vip_unlimited'],
    [ADMIN, 'admin'],
  ])
})
