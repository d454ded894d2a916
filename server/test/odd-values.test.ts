import { randomUUID } from 'node:crypto'
import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { readRoundPlan } from '@prancheta/contract/history/round-plan.ts'
import { LIVE_PATH } from '@prancheta/contract/protocol/live.ts'
import type { Route } from '@prancheta/contract/protocol/route.ts'
import { openTicket } from '@prancheta/contract/support/tickets.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doorAddress } from '#platform/http/mount-doors.ts'
import { amount } from './amount.ts'
import type { Person } from './person.ts'
import { png } from './pictures.ts'
import { openRatedApp } from './rated-app.ts'
import { type Known, oddFields, type SampleRequest, sampleRequest } from './sample-request.ts'
import { newNumbers, TEST_CONSENT, TEST_DETAILS, TEST_PASSWORD } from './sign-up-person.ts'
import type { TestApp } from './start-test-app.ts'
import { userIdOf } from './support.ts'

let app: TestApp
let fixtureId: number
beforeAll(async () => {
  const { app: rated, game } = await openRatedApp({ onlyFirstLeague: true, env: { DEMO_PAYMENTS: 'on' } })
  app = rated
  fixtureId = game.fixtureId
})
afterAll(() => app.stop())

/** As they stand in a body: days that are none or at the ends of the calendar, numbers too small, too large or without a value. */
const ODD = [
  ...['"0000-01-01"', '"0001-01-01"', '"9999-12-31"', '"2024-02-30"', '"9999-12-31T23:59:59Z"'],
  ...['1e-20', '0.005', '-0', '1e300', '1e999', '2147483648', '9007199254740992', '9223372036854775808', '"NaN"', '""'],
]

/** What no form of ours would send: halves of characters, bytes that no database keeps, other kinds than asked, depths and lengths. */
const BROKEN = [
  ...['"\\ud800"', '"\\udfff\\ud800"', '"\\u0000"', '"\\u202e\\ufeff"', '"\' or 1=1 --"', '"%"', '"../../etc/passwd"'],
  ...[
    'null',
    'true',
    '{}',
    '[]',
    '[null]',
    '{"__proto__":{"x":1}}',
    '{"constructor":1}',
    '-1',
    '1.5',
    '1e-300',
    '-1e308',
  ],
  ...['"2026-11-20T25:61:61Z"', '"-000001-01-01"', '"+275760-09-13T00:00:00.001Z"', '"9999-12-31T23:59:59.999999999Z"'],
  ...[
    JSON.stringify('á'.repeat(5_000)),
    `${'['.repeat(500)}${']'.repeat(500)}`,
    '"00000000-0000-0000-0000-000000000000"',
  ],
]
const VALUES = process.env.DEEP === '1' ? [...ODD, ...BROKEN] : ODD

/** Each field meets some of them, and the fields beside it the others; in the deep run each meets all. */
const EVERY_NTH = process.env.DEEP === '1' ? 1 : 5

type Asker = { person: Person; known: Known }

/** An admin, whom every plan's door lets in, with values of the kind that doors ask for by name. */
async function newAsker(): Promise<Asker> {
  const { db } = app.database
  const [person, other] = [await app.signUpAdmin(), await app.signUp('Bia')]
  const userId = await userIdOf(db, other)
  const { id: ticketId } = await other.call(openTicket, { subject: 'Oi', message: 'Tudo bem?' })
  const known: Known = {
    ...{ ...TEST_DETAILS, ...newNumbers(), ...TEST_CONSENT, email: `${randomUUID()}@test.example`, name: 'Ana Lima' },
    ...{ password: TEST_PASSWORD, current_password: TEST_PASSWORD, token: 'x' },
    ...{ fixtureId, fixture_id: fixtureId, id: fixtureId, date: '2026-11-20' },
    ...{
      ticketId,
      userId,
      user_id: userId,
      subject: 'Oi',
      message: 'Olá',
      messages: [{ role: 'user', content: 'Oi' }],
    },
    legs: [{ fixtureId, marketId: 'result.home' }],
    ...{ placedAt: '2026-11-20T12:00:00Z', day: '2026-11-20', odd: 2, unitShare: 0.01 },
    ...{ file: Buffer.from('Data,Jogo\n01/10/2026,Bahia x Santos\n').toString('base64'), columns: null, mark: null },
    ...{ slug: 'ana-lima', color: '#112233', logo: png().toString('base64'), plan: 'pro' },
  }
  return { person, known }
}

const routes = (): Route[] => app.doors.flatMap((door) => (door.kind === 'raw' ? [] : [door.route]))

/** Nobody is too quick here: it is about what a door does with a value, not how often. */
async function knock(person: Person, { method, path, body }: SampleRequest) {
  let answer = await person.send(method, path, body)
  if (answer.status === 429) {
    await sql`delete from rate_limits`.execute(app.database.db)
    answer = await person.send(method, path, body)
  }
  return { status: answer.status, text: await answer.text() }
}

/** Our own failures, not refusals; 503 is a state we know of, such as ratings that are still being fitted. */
const isFailure = (status: number) => status === 500 || status === 502

test('no door fails on an odd day or number: it takes the value, or refuses it in words', async () => {
  const failed: string[] = []
  let knocks = 0
  for (const route of routes()) {
    const fields = oddFields(route, { all: process.env.DEEP === '1' })
    if (fields.length === 0) continue
    let { person, known } = await newAsker()
    const plain = await knock(person, sampleRequest(route, known))
    // Otherwise what is odd would never be looked at.
    expect(plain.text, `${route.method} ${route.path}`).not.toContain('"request.invalid"')
    for (const [at, field] of fields.entries()) {
      for (const json of VALUES.filter((_, index) => (at + index) % EVERY_NTH === 0)) {
        const { status, text } = await knock(person, sampleRequest(route, known, { [field]: json }))
        knocks += 1
        if (isFailure(status)) failed.push(`${route.method} ${route.path} ${field}: ${json} → ${status} ${text}`)
        if (status === 401) ({ person, known } = await newAsker())
      }
    }
  }
  expect(failed).toEqual([])
  expect(knocks).toBeGreaterThan(250)
}, 3_600_000)

const KNOCKS = amount(200, 10_000)

/** Of any characters, halves of them too. Written out, as the library's own reads all of Unicode, for seconds, before it draws one. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
  .map((points) => String.fromCodePoint(...points))

/** What was thought of above, and what nobody thought of. */
const anyJson = fc.oneof(
  fc.constantFrom(...ODD, ...BROKEN),
  fc.json({ maxDepth: 2 }),
  fc.double().map(String),
  fc.oneof(fc.string({ maxLength: 40 }), anyText).map((text) => JSON.stringify(text)),
  fc.date({ noInvalidDate: true }).map((date) => JSON.stringify(date)),
)

test(`no door fails on odd values in several fields at once, in ${KNOCKS} requests`, async () => {
  const doors = routes().flatMap((route) => {
    const fields = oddFields(route, { all: true })
    return fields.length === 0 ? [] : [{ route, fields }]
  })
  const drawn = fc.sample(
    fc.constantFrom(...doors).chain(({ route, fields }) => {
      const some = fc.subarray(fields, { minLength: 1, maxLength: Math.min(3, fields.length) })
      const filled = some.chain((names) => fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), anyJson))))
      return filled.map((odd) => ({ route, odd: Object.fromEntries(odd) }))
    }),
    KNOCKS,
  )
  const failed: string[] = []
  let { person, known } = await newAsker()
  for (const { route, odd } of drawn) {
    const { status, text } = await knock(person, sampleRequest(route, known, odd))
    if (isFailure(status)) failed.push(`${route.method} ${route.path} ${JSON.stringify(odd)} → ${status} ${text}`)
    if (status === 401) ({ person, known } = await newAsker())
  }
  expect(failed).toEqual([])
}, 3_600_000)

test('a plan that the code does not know opens nothing, allows nothing and fails nowhere', async () => {
  const { db } = app.database
  await sql`alter table plans drop constraint plans_plan_check`.execute(db)
  const failed: string[] = []
  const { known } = await newAsker()
  const inGold = async () => {
    const person = await app.signUp('Ana')
    await sql`update plans set plan = 'ouro' where user_id = ${await userIdOf(db, person)}`.execute(db)
    return person
  }
  let ana = await inGold()
  for (const door of app.doors) {
    const { method, path } = doorAddress(door)
    if (path === LIVE_PATH) continue
    const request = door.kind === 'raw' ? { method, path, body: undefined } : sampleRequest(door.route, known)
    const { status, text } = await knock(ana, request)
    if (isFailure(status)) failed.push(`${method} ${path} → ${status} ${text}`)
    // Whoever only read is still who they were.
    if (method !== 'get') ana = await inGold()
  }
  expect(failed).toEqual([])

  ana = await inGold()
  expect(await ana.call(readPlan, {})).toMatchObject({ plan: 'teste', active: false, limit: 0, remaining: 0 })
  await expect(ana.call(readRoundPlan, {})).rejects.toMatchObject({ code: 'plan.rightMissing' })
})
