import { actOnUser } from '@prancheta/contract/admin/users.ts'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { listSessions } from '@prancheta/contract/identity/routes.ts'
import { LIVE_PATH } from '@prancheta/contract/protocol/live.ts'
import { pathParts } from '@prancheta/contract/protocol/route.ts'
import { startPause } from '@prancheta/contract/responsible-play/routes.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import type { Plan } from '@prancheta/core/billing/plans.ts'
import { hasRight } from '@prancheta/core/billing/rights.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, isClosedWhilePaused } from '#platform/http/door.ts'
import { doorAddress } from '#platform/http/mount-doors.ts'
import { PLANTS } from '#test/fill-every-table.ts'
import type { Person } from '#test/person.ts'
import { sampleRequest } from '#test/sample-request.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'

/** Every door of the server × everybody who may stand before it, made from the doors themselves: a new one is in it the day it appears. */
const ROLES = ['visitor', 'suspended', 'user', 'other', 'pro', 'pausedFree', 'paused', 'admin'] as const
type Role = (typeof ROLES)[number]

const SECRET = 'segredo-de-ana'

let app: TestApp
let people: Record<Role, Person>
/** Ana's own: what stands in the place of each part of a path. */
let hers: Record<string, string>

/** Parts of paths that name nothing of anybody's: the same for whoever asks. */
const NOBODYS_PARTS = ['broadcastId', 'clubId', 'day', 'deletionId', 'fixtureId', 'id', 'kind', 'slug']

beforeAll(async () => {
  app = await openTestApp({ env: { DEMO_PAYMENTS: 'on' } })
  const { db } = app.database
  const [ana, other, pro, suspended, pausedFree, paused] = await Promise.all(
    ['Ana', 'Bia', 'Caio', 'Duda', 'Edu', 'Eva'].map((name) => app.signUp(name)),
  )
  const admin = await app.signUpAdmin()
  if (!ana || !other || !pro || !suspended || !pausedFree || !paused) throw new Error('somebody did not sign up')
  people = { visitor: app.visitor(), suspended, user: ana, other, pro, pausedFree, paused, admin }
  await sql`update plans set plan = 'pro' where user_id = ${await userIdOf(db, pro)}`.execute(db)
  await sql`update plans set plan = 'black' where user_id = ${await userIdOf(db, paused)}`.execute(db)
  for (const member of [pausedFree, paused]) await member.call(startPause, { length: '24h' })
  // Through the door, so that it is suspension as it happens that is tried here.
  await admin.call(actOnUser, { userId: await userIdOf(db, suspended), action: 'suspend' })
  const { id: ticketId } = await ana.call(tickets.openTicket, { subject: SECRET, message: SECRET })
  const { sessions } = await ana.call(listSessions, {})
  const userId = await userIdOf(db, ana)
  await other.call(getFixtures, { date: new Date().toISOString().slice(0, 10) }) // analyses are of games
  for (const table of ['analysis_runs', 'analyses', 'demo_payment_records', 'bankroll_moves', 'journal_bets'] as const)
    await PLANTS[table]?.({ userId, email: ana.email, mark: SECRET }).execute(db)
  const idIn = async (table: 'analyses' | 'bankroll_moves' | 'journal_bets') =>
    (await db.selectFrom(table).select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()).id
  hers = {
    ticketId,
    userId,
    sessionId: sessions[0]?.id ?? '',
    analysisId: await idIn('analyses'),
    moveId: await idIn('bankroll_moves'),
    betId: await idIn('journal_bets'),
  }
})
afterAll(() => app.stop())

const PLANS: Partial<Record<Role, Plan>> = { pro: 'pro', paused: 'black' }

/** What the rule of the door says, without asking the door. */
function expected(door: Door, role: Role): 'in' | 'pause' | 401 | 403 {
  const { access } = door
  if (access === 'public' || access === 'anyone' || access === 'operator') return 'in'
  if (role === 'visitor' || role === 'suspended') return 401
  if (access === 'admin') return role === 'admin' ? 'in' : 403
  if ((role === 'paused' || role === 'pausedFree') && isClosedWhilePaused(door)) return 'pause'
  if (access === 'user') return 'in'
  const member = {
    role: role === 'admin' ? 'admin' : 'user',
    plan: PLANS[role] ?? 'teste',
    planActive: true,
  } as const
  return hasRight(member, access.right) ? 'in' : 403
}

/** A checkout's session is another thing than a browser's. */
const isOfCheckout = (path: string) => path.startsWith('/api/demo/checkout/')

const addressOf = (door: Door, ids: Record<string, string>) => {
  const { method, path } = doorAddress(door)
  const own = isOfCheckout(path) ? { ...ids, sessionId: `cs_${SECRET}` } : ids
  return {
    method,
    path: path.replaceAll(/:(\w+)/g, (_, part: string) => own[part] ?? '00000000-0000-4000-8000-000000000000'),
  }
}

test('every part of every address is known as somebody’s, and then tried with Ana’s own, or as nobody’s', () => {
  const parts = new Set(app.doors.flatMap((door) => pathParts(doorAddress(door).path)))
  expect([...parts].sort()).toEqual([...Object.keys(hers), ...NOBODYS_PARTS].sort())
})

type Answer = { status: number; text: string }

/** An open stream never ends by itself; its door is asked with HEAD. */
const isStream = (door: Door) => doorAddress(door).path === LIVE_PATH

/** What no door expects, so that nothing happens behind the ones that open. */
async function knock(door: Door, person: Person, ids: Record<string, string>): Promise<Answer> {
  const { method, path } = addressOf(door, ids)
  const answer = isStream(door)
    ? await person.send('head', path)
    : await person.send(method, path, method === 'get' ? undefined : { nonsense: true })
  return { status: answer.status, text: await answer.text() }
}

const answers = new Map<string, Promise<Answer>>()

/** What a door says to somebody who names what is Ana's; each is asked once, for all that is looked at below. */
function ask(door: Door, role: Role): Promise<Answer> {
  const { method, path } = doorAddress(door)
  const key = `${role} ${method} ${path}`
  const answer = answers.get(key) ?? knock(door, people[role], hers)
  answers.set(key, answer)
  return answer
}

test.each(ROLES)('every door lets in a %s, or not, exactly as its access says', async (role) => {
  for (const door of app.doors) {
    const { method, path } = doorAddress(door)
    const { status, text } = await ask(door, role)
    const isPause = status === 403 && text.includes('"pause.active"')
    const isRefused = status === 401 || status === 403
    const refused = isPause ? 'pause' : isRefused ? status : 'in'
    expect(`${method} ${path} ${refused}`).toBe(`${method} ${path} ${expected(door, role)}`)
  }
})

test('whoever may not enter is told the same for what exists and for what does not', async () => {
  for (const door of app.doors.filter(({ access }) => access === 'admin')) {
    for (const role of ['visitor', 'suspended', 'user', 'pro'] as const) {
      expect(await ask(door, role), doorAddress(door).path).toEqual(await knock(door, people[role], {}))
    }
  }
})

test('nobody but their owner and the admins reads what is somebody’s, whatever address they type', async () => {
  const readable = app.doors.filter((door) => doorAddress(door).method === 'get' && !isStream(door))
  for (const role of ['visitor', 'suspended', 'other', 'pro'] as const) {
    for (const door of readable) {
      const { text } = await ask(door, role)
      expect(text.includes(SECRET), `${role} at ${doorAddress(door).path}`).toBe(false)
    }
  }
  // The secret is really there to be found.
  expect(await (await people.user.send('get', `/api/tickets/${hers.ticketId}`)).text()).toContain(SECRET)
  expect(await (await people.admin.send('get', `/api/admin/users/${hers.userId}`)).text()).toContain(SECRET)
  expect(await (await people.user.send('get', '/api/journal/bets')).text()).toContain(SECRET)
})

/** Bodies that the doors take, where none can be made up from the schema alone. */
const BODIES: Readonly<Record<string, unknown>> = {
  'post /api/tickets/:ticketId/messages': { message: 'oi' },
  'post /api/tickets/:ticketId/read': { up_to: 1 },
  'put /api/journal/bets/:betId': {
    house: 'Casa',
    odd: 2,
    stake: { cents: 100 },
    kind: 'normal',
    cashOutCents: null,
    placedAt: '2026-01-02T12:00:00.000Z',
  },
}

test('nobody changes what is another’s: a door with somebody’s id answers as if it did not exist', async () => {
  const own = app.doors.filter(
    (door) =>
      door.kind !== 'raw' &&
      door.access !== 'admin' &&
      door.route.method !== 'get' &&
      !isOfCheckout(door.route.path) &&
      pathParts(door.route.path).some((part) => part in hers),
  )
  expect(own.length).toBeGreaterThanOrEqual(10)
  const rows = () => Promise.all(['journal_bets', 'bankroll_moves', 'analyses', 'support_threads'].map(rowsOfAna))
  const before = await rows()
  for (const door of own) {
    if (door.kind === 'raw') continue
    const { method, path } = addressOf(door, hers)
    const body = BODIES[`${method} ${door.route.path}`] ?? JSON.parse(sampleRequest(door.route, {}).body ?? '{}')
    for (const role of ['other', 'pro'] as const)
      expect(`${method} ${path} ${(await people[role].send(method, path, body)).status}`).toBe(`${method} ${path} 404`)
  }
  expect(await rows()).toEqual(before)
})

const rowsOfAna = async (table: string) =>
  (await sql`select * from ${sql.table(table)} where user_id = ${hers.userId}`.execute(app.database.db)).rows

test('the matrix is the one in the repository, so that a door opened to more people shows', async () => {
  const lines = app.doors.map((door) => {
    const { method, path } = doorAddress(door)
    const cells = ROLES.map((role) => String(expected(door, role)).padEnd(10))
    return `${method.toUpperCase().padEnd(6)} ${path.padEnd(52)} ${cells.join(' ')}`.trimEnd()
  })
  const head = `${''.padEnd(59)} ${ROLES.map((role) => role.padEnd(10)).join(' ')}`.trimEnd()
  await expect(`${[head, ...lines.sort()].join('\n')}\n`).toMatchFileSnapshot('../authorization-matrix.txt')
})
