import { readProfile, signUp, updateProfile } from '@prancheta/contract/identity/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { listJobs } from '@prancheta/contract/protocol/platform.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doorAddress } from '#platform/http/mount-doors.ts'
import { amount } from '#test/amount.ts'
import { newNumbers, TEST_CONSENT, TEST_DETAILS, TEST_PASSWORD } from '#test/sign-up-person.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { grantAdmin } from './accounts.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

/** All that is stored about a person's standing, without the traces every request may leave. */
async function standingOf(email: string): Promise<unknown> {
  const { rows } = await sql`
    select to_jsonb(p) - array['updated_at'] as profile, to_jsonb(l) - array['updated_at'] as plan, array(select role from user_roles where user_id = p.id) as roles
    from profiles p join plans l on l.user_id = p.id where p.email = ${email}`.execute(app.database.db)
  return rows
}

test('name and default unit are the user’s to change, trimmed and within their limits', async () => {
  const ana = await app.signUp('Ana')
  await ana.call(updateProfile, { name: '  Ana Maria ', stake_default: 50.25 })
  expect(await ana.call(readProfile, {})).toMatchObject({ name: 'Ana Maria', stake_default: 50.25, email: ana.email })
  for (const wrong of [
    { name: '   ' },
    { name: 'x'.repeat(101) },
    { stake_default: 0 },
    { stake_default: -1 },
    { stake_default: 1_000_000.01 },
    { stake_default: 1.001 },
  ]) {
    await expect(ana.call(updateProfile, wrong)).rejects.toMatchObject({ status: 400, code: 'request.invalid' })
  }
  expect(await ana.call(readProfile, {})).toMatchObject({ name: 'Ana Maria', stake_default: 50.25 })
})

test('a profile keeps the birth date, city, state, phone and WhatsApp given at sign-up', async () => {
  const ana = await app.signUp('Ana')
  const number = expect.stringMatching(/^\(81\) 9/)
  expect(await standingOf(ana.email)).toMatchObject([{ profile: { ...TEST_DETAILS, phone: number, whatsapp: number } }])
})

test.each([
  ['two hundred emoji', '😀'.repeat(200)],
  ['a name of marks that nobody sees', '\u200F\u202E\u200B'],
  ['a pair torn apart', '\uD83D'.repeat(101)],
])('%s is refused as a name, and never fails', async (_what, name) => {
  const ana = await app.signUp('Ana')
  await expect(ana.call(updateProfile, { name })).rejects.toMatchObject({ status: 400, code: 'request.invalid' })
})

test('what nobody sees is taken out of a name, and emoji stay', async () => {
  const ana = await app.signUp('Ana')
  expect(await ana.call(updateProfile, { name: ' \u202EZé\u200B  da   Silva 😀 ' })).toMatchObject({
    name: 'Zé da Silva 😀',
  })
  expect(await ana.call(updateProfile, { name: '👨‍👩‍👧‍👦'.repeat(14) })).toMatchObject({ name: '👨‍👩‍👧‍👦'.repeat(14) })
})

test('no door lets a user write any other column of their standing', async () => {
  const ana = await app.signUp('Ana')
  const { rows: columns } = await sql<{ column_name: string }>`
    select distinct column_name from information_schema.columns
    where table_name in ('profiles', 'plans', 'user_roles') and column_name not in ('name', 'stake_default')`.execute(
    app.database.db,
  )
  expect(columns.length).toBeGreaterThan(15)
  const before = await standingOf(ana.email)
  const writing = app.doors
    .map(doorAddress)
    .filter(({ method, path }) => method !== 'get' && !path.includes('sign-out') && !path.includes('sign-up'))
  const valid = { email: ana.email, password: TEST_PASSWORD, current_password: TEST_PASSWORD, token: 'x' }
  const everyNth = amount(8, 1)
  for (const [door, { method, path }] of writing.entries()) {
    for (const { column_name } of columns.filter((_, at) => (door + at) % everyNth === 0)) {
      const forged = { [column_name]: column_name === 'active' ? false : 'admin' }
      await ana.send(method, path, forged)
    }
    await ana.send(method, path, {
      ...valid,
      ...Object.fromEntries(columns.map(({ column_name }) => [column_name, 'admin'])),
    })
  }
  expect(await standingOf(ana.email)).toEqual(before)
})

test('a birth date stays what it was at sign-up, through whichever door its owner sends another', async () => {
  const ana = await app.signUp('Ana')
  const before = await standingOf(ana.email)
  expect(before).toMatchObject([{ profile: { birth_date: TEST_DETAILS.birth_date } }])
  const inputs = app.doors.flatMap((door) => (door.kind === 'raw' ? [] : door.route))
  const taking = inputs.filter(({ input }) => Object.keys(input.shape).some((field) => /birth|nascimento/i.test(field)))
  expect(taking.map(({ path }) => path)).toEqual([signUp.path])

  const older = { birth_date: '1971-02-03' }
  for (const { method, path } of app.doors.map(doorAddress).filter(({ method }) => method !== 'get'))
    if (!path.includes('sign-out')) await ana.send(method, path, older)
  for (const forged of [older, { birthDate: '1971-02-03' }, { user: older }, { profile: older }]) {
    const refused = await ana.send('patch', updateProfile.path, { name: 'Ana Velha', ...forged })
    expect(refused.status).toBe(400)
  }
  // Signing up once more with the e-mail of one's account makes no second one and changes nothing.
  const again = {
    ...TEST_DETAILS,
    ...newNumbers(),
    ...TEST_CONSENT,
    ...older,
    name: 'Ana',
    email: ana.email,
    password: TEST_PASSWORD,
  }
  expect((await app.visitor().send('post', signUp.path, again)).status).toBe(409)
  expect(await standingOf(ana.email)).toEqual(before)
})

test('nobody signs up with a plan, a role or a slug of their own choosing', async () => {
  for (const forged of [
    { plan: 'black' },
    { role: 'admin' },
    { tipster_slug: 'ana' },
    { email_verified: true },
    { emailVerified: true },
    { id: '0' },
    { stake_default: 5 },
  ]) {
    const response = await app.visitor().send('post', signUp.path, {
      ...TEST_DETAILS,
      ...newNumbers(),
      ...TEST_CONSENT,
      name: 'Ana Lima',
      email: 'forjada@test.example',
      password: TEST_PASSWORD,
      ...forged,
    })
    expect(response.status).toBe(400)
  }
  expect(await standingOf('forjada@test.example')).toEqual([])
})

test('the first admin is made from the command line, and is one at the next request', async () => {
  const ana = await app.signUp('Ana')
  await expect(ana.call(listJobs, {})).rejects.toMatchObject({ status: 403 })
  expect(await grantAdmin(app.database.db, ` ${ana.email.toUpperCase()} `, new Date())).toBe(true)
  expect(await ana.call(currentSession, {})).toMatchObject({ session: { role: 'admin', plan: 'admin' } })
  expect((await ana.call(listJobs, {})).jobs).toContainEqual(
    expect.objectContaining({ kind: 'platform.tidy', state: 'waiting' }),
  )
  expect(await grantAdmin(app.database.db, 'ninguem@test.example', new Date())).toBe(false)
})
