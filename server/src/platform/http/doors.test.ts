import { request } from 'node:http'
import { signIn, updateProfile } from '@prancheta/contract/identity/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { health } from '@prancheta/contract/protocol/platform.ts'
import { route } from '@prancheta/contract/protocol/route.ts'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { systemClock } from '#platform/clock/clock.ts'
import { openMetrics } from '#platform/metrics/metrics.ts'
import { sessionReader } from '#platform/session/read-session.ts'
import type { Person } from '#test/person.ts'
import { TEST_PASSWORD } from '#test/sign-up-person.ts'
import { openTestApp, startTestApp, type TestApp } from '#test/start-test-app.ts'
import { accessName, door, isClosedWhilePaused } from './door.ts'
import { type AppEnv, addressReader } from './exchange.ts'
import { listen } from './listen.ts'
import { doorAddress, mountDoors } from './mount-doors.ts'
import { answerError } from './observe.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

test('every door is on the list in the repository, with who may enter', async () => {
  const lines = app.doors.map((door) => {
    const { method, path } = doorAddress(door)
    return `${method.toUpperCase().padEnd(6)} ${path.padEnd(36)} ${accessName(door.access)}${isClosedWhilePaused(door) ? ', not in a pause' : ''}`
  })
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('../../../route-census.txt')
})

test('a visitor is turned away from every door that is not public, before the door looks at what was sent', async () => {
  for (const door of app.doors) {
    const access = accessName(door.access)
    const { method, path } = doorAddress(door)
    if (['public', 'anyone', 'operator'].includes(access)) continue
    const response = await app.visitor().send(method, path, method === 'get' ? undefined : { nonsense: true })
    expect({ path, status: response.status, body: await response.json() }).toEqual({
      path,
      status: 401,
      body: { error: 'Usuário não autenticado', code: 'session.required' },
    })
  }
})

test('a signed-in user is refused at every admin door', async () => {
  const ana = await app.signUp('Ana')
  const adminDoors = app.doors.filter((door) => door.access === 'admin').map(doorAddress)
  expect(adminDoors.length).toBeGreaterThan(0)
  for (const { method, path } of adminDoors) {
    const response = await ana.send(method, path)
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ error: 'Acesso negado', code: 'access.denied' })
  }
})

test('a write from another site is refused, one from our own site is not', async () => {
  const ana = await app.signUp('Ana')
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    ana.headers = headers
    await expect(ana.call(updateProfile, { name: 'Outro Nome' })).rejects.toMatchObject({
      status: 403,
      code: 'origin.foreign',
    })
  }
  ana.headers = { origin: app.url, 'sec-fetch-site': 'same-origin' }
  expect(await ana.call(updateProfile, { name: 'Ana Própria' })).toMatchObject({ name: 'Ana Própria' })
})

test('behind a proxy only the public address counts as our own site', async () => {
  const proxied = await startTestApp({ env: { PUBLIC_URL: 'https://prancheta.example' } })
  const visitor = proxied.visitor()
  visitor.headers = { origin: proxied.url }
  await expect(visitor.call(signIn, { email: 'a@b.co', password: 'qualquer' })).rejects.toMatchObject({
    code: 'origin.foreign',
  })
  visitor.headers = { origin: 'https://prancheta.example' }
  await expect(visitor.call(signIn, { email: 'a@b.co', password: 'qualquer' })).rejects.toMatchObject({
    code: 'session.wrongCredentials',
  })
})

test('a body over 256 KB is refused, whether its size is announced or it comes in pieces', async () => {
  const ana = await app.signUp('Ana')
  const large = JSON.stringify({ name: 'x'.repeat(256 * 1024) })
  const announced = await ana.send('patch', '/api/profile', large)
  expect(announced.status).toBe(413)
  expect(await announced.json()).toMatchObject({ code: 'request.tooLarge' })

  const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  expect(await sendInPieces(`${app.url}/api/profile`, cookie, large)).toBe(413)
})

test('a field nobody specified is refused and named', async () => {
  const ana = await app.signUp('Ana')
  const response = await ana.send('patch', '/api/profile', { name: 'Ana Maria', plan: 'black' })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: 'Valor inválido: campo desconhecido (plan)', code: 'request.invalid' })
  expect((await ana.send('get', '/api/profile?fields=email')).status).toBe(400)
})

test.each([
  ['half a JSON', '{"name":', 'application/json', 400],
  ['a list instead of an object', '[1]', 'application/json', 400],
  ['a hundred thousand lists in one another', `{"name":${'['.repeat(1e5)}${']'.repeat(1e5)}}`, 'application/json', 400],
  ['a form', 'name=Ana', 'application/x-www-form-urlencoded', 415],
])('%s is refused in words', async (_what, body, type, status) => {
  const ana = await app.signUp('Ana')
  ana.headers = { 'content-type': type }
  const response = await ana.send('patch', '/api/profile', body)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error: expect.stringContaining('Valor inválido') })
})

test('an address that does not exist answers 404 in the same shape', async () => {
  const response = await app.visitor().send('get', '/api/nothing-here')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: 'Não encontrado', code: 'route.notFound' })
})

test('data is never kept by a browser or a proxy, and no page may frame it', async () => {
  const { headers } = await app.visitor().send('get', health.path)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('strict-transport-security')).toBeNull()
})

test('outside localhost browsers are told to keep to HTTPS', async () => {
  const headers = await headersFor(`${app.url}/api/health`, 'prancheta.example')
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
})

test('the log tells each request in one line, without bodies, tokens or addresses typed by the user', async () => {
  const ana = await app.signUp('Ana')
  await ana.call(signIn, { email: ana.email, password: TEST_PASSWORD })
  await ana.send('get', '/api/profile?secret=in-the-address')
  const all = app.logLines.join('\n')
  const token = ana.cookies.get('prancheta_session') ?? ''
  for (const secret of [TEST_PASSWORD, token, token.split('.')[0] ?? '', ana.email, 'in-the-address']) {
    expect(secret).not.toBe('')
    expect(all).not.toContain(secret)
  }
  const line = z.looseObject({
    id: z.uuid(),
    route: z.string(),
    status: z.number(),
    ms: z.number(),
    method: z.string(),
  })
  const requests = app.logLines
    .map((text): unknown => JSON.parse(text))
    .filter((value) => line.safeParse(value).success)
  expect(requests.at(-1)).toMatchObject({ method: 'GET', route: '/api/profile', status: 400 })
})

test('the OpenAPI document lists every JSON door with its input, output and access', async () => {
  const response = await app.visitor().send('get', '/api/openapi.json')
  const document = z
    .object({
      openapi: z.literal('3.1.0'),
      paths: z.record(z.string(), z.record(z.string(), z.looseObject({ 'x-access': z.string() }))),
    })
    .parse(await response.json())
  for (const door of app.doors) {
    if (door.kind !== 'json') continue
    const path = door.route.path.replaceAll(/:(\w+)/g, '{$1}')
    expect(document.paths[path]?.[door.route.method]).toMatchObject({ 'x-access': accessName(door.access) })
  }
})

test('metrics are open to this machine, closed to what a proxy forwards, and open to the holder of the token', async () => {
  const guarded = await startTestApp({ env: { METRICS_TOKEN: 'a-token-for-metrics' } })
  const scraper = guarded.visitor()
  await scraper.call(currentSession, {})
  const local = await scraper.send('get', '/metrics')
  expect(await local.text()).toContain('http_requests_total{method="GET",route="/api/session",status="200"} 1')
  scraper.headers = { 'x-forwarded-for': '203.0.113.9' }
  expect((await scraper.send('get', '/metrics')).status).toBe(403)
  scraper.headers = { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer a-token-for-metrics' }
  expect((await scraper.send('get', '/metrics')).status).toBe(200)
  const proxied = await startTestApp({ env: { PUBLIC_URL: 'https://prancheta.example' } })
  expect((await proxied.visitor().send('get', '/metrics')).status).toBe(403)
})

test('health says 503 in words when the database does not answer', async () => {
  const failing = await startTestApp()
  expect(await failing.visitor().call(health, {})).toEqual({ status: 'ok', database: failing.database.kind })
  await failing.database.close()
  await expect(failing.visitor().call(health, {})).rejects.toMatchObject({ status: 503, code: 'server.unavailable' })
})

test('refusals that no door gave are kept by nobody either', async () => {
  const stranger = app.visitor()
  const unknown = await stranger.send('get', '/api/nothing-here')
  stranger.headers = { origin: 'https://evil.example' }
  const foreign = await stranger.send('post', '/api/auth/sign-out')
  for (const { headers } of [unknown, foreign]) expect(headers.get('cache-control')).toBe('no-store')
})

test('text that no database can store is refused, not answered with an error of ours', async () => {
  const ana = await app.signUp('Ana')
  const response = await ana.send('patch', '/api/profile', { name: 'Ana\u0000Lima' })
  expect(response.status).toBe(400)
})

test('a door for a plan’s right opens to those who have it and explains to the others', async () => {
  const { url, stop } = await serveRightDoor()
  const [ana, bruno] = [await app.signUp('Ana'), await app.signUp('Bruno')]
  await app.database.db
    .updateTable('plans')
    .set({ plan: 'pro' })
    .where('user_id', '=', app.database.db.selectFrom('profiles').select('id').where('email', '=', bruno.email))
    .execute()
  const ask = async ({ cookies }: Person) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${url}/api/export`, { headers: { cookie } })
    return [response.status, await response.json()]
  }
  expect(await ask(ana)).toEqual([403, { error: 'Recurso Exclusivo Pro', code: 'plan.rightMissing' }])
  expect(await ask(bruno)).toEqual([200, { rows: 0 }])
  await stop()
})

/** No capability has such a door yet, so this one stands beside the app, with the same sessions. */
async function serveRightDoor() {
  const { db } = app.database
  const exportRows = route({
    method: 'get',
    path: '/api/export',
    closedWhilePaused: false,
    summary: 'A test.',
    input: z.object({}),
    output: z.strictObject({ rows: z.int() }),
  })
  const hono = new Hono<AppEnv>()
  mountDoors(hono, [door(exportRows, { right: 'csvExport' }, async () => ({ rows: 0 }))], {
    keeper: {
      readSession: sessionReader({ db, clock: systemClock, authSecret: 'x'.repeat(32) }),
      operatorToken: undefined,
    },
    site: { readAddress: addressReader(''), publicUrl: undefined },
    log: pino({ level: 'silent' }),
    metrics: openMetrics(),
    checkOutput: true,
  })
  hono.onError(answerError(pino({ level: 'silent' })))
  const listening = await listen(hono.fetch, { port: 0, host: '127.0.0.1' })
  return { url: `http://127.0.0.1:${listening.port}`, stop: listening.stop }
}

function sendInPieces(url: string, cookie: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'PATCH', headers: { cookie, 'content-type': 'application/json' } },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    sent.on('error', reject)
    const half = body.length / 2
    sent.write(body.slice(0, half))
    sent.end(body.slice(half))
  })
}

/** fetch sets Host itself, so this asks with one of our choosing. */
function headersFor(url: string, host: string): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (response) => {
      response.resume()
      resolve(response.headers)
    })
      .on('error', reject)
      .end()
  })
}
