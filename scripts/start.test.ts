import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from '@prancheta/contract/identity/routes.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { LiveListener } from '../server/test/live-listener.ts'
import { Person } from '../server/test/person.ts'
import { findTwoFreePorts } from './free-ports.ts'
import { endCommand, failToStart, type StartedServer, startCommand, startServing } from './started-command.ts'

const ANA = { email: 'ana@prancheta.example', password: 'prancheta-demo' }

// All tests share one new database and, until it is told to stop, one server: making them takes longer than everything
// that is tried here.
let dataDir: string
let server: StartedServer

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prancheta-start-'))
  server = await startServing({ DATA_DIR: dataDir })
}, 300_000)

afterAll(async () => {
  await endCommand(server, 'SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

/** One sentence, no stack. */
function expectOneSentence({ code, said }: { code: number | null; said: string }, words: RegExp): void {
  expect(said).toMatch(words)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

test('a newcomer’s start prints address, accounts and what serves each part, and the page and a demo account work', async () => {
  expect(server.output()).toMatch(/Database {3}embedded/)
  expect(server.output()).toContain(ANA.email)
  const page = await fetch(server.url)
  expect(await page.text()).toContain('<html lang="pt-BR"')
  expect(await new Person(server.url).call(signIn, ANA)).toMatchObject({ session: { plan: 'teste' } })
})

test('a second process on the same data folder is refused, and works once the first was killed', async () => {
  const settings = { DATA_DIR: dataDir, PROVIDERS: 'strict', PORT: '0' }
  expectOneSentence(await failToStart(settings), /^Another Prancheta process is using the data folder/)
  await endCommand(server, 'SIGKILL')
  server = await startServing(settings)
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
})

test('on SIGTERM a request under way is answered, streams are told to reconnect, and the process ends', async () => {
  const ana = new Person(server.url)
  await ana.call(signIn, ANA)
  const stream = await LiveListener.open(ana)
  const body = '{"stake_default":75}'
  const slow = beginRequest(ana, body.length)
  await once(slow, 'continue') // the server has it, and waits for its body

  const exited = once(server.child, 'exit')
  server.child.kill('SIGTERM')
  await expect.poll(() => stream.closed, { timeout: 60_000 }).toBe(true) // it is stopping
  const answered = once(slow, 'response')
  slow.end(body)
  const [response] = await answered
  response.resume()
  expect(response.statusCode).toBe(200)
  await exited
  expect(server.child.exitCode).toBe(0)
})

test('a taken port is told in one sentence', async () => {
  await endCommand(server, 'SIGTERM')
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  expectOneSentence(
    await failToStart({ PORT: port, DATA_DIR: dataDir }),
    /^Port \d+ is already in use; stop the program that has it, or set PORT/,
  )
  other.close()
})

test('a bad setting and an unreachable database are told in one sentence, without the password', async () => {
  expectOneSentence(await failToStart({ PORT: 'ninety' }), /^Bad setting: PORT /)
  const unreachable = await failToStart({
    PORT: '0',
    DATABASE_URL: 'postgres://ana:hunter2@127.0.0.1:1/x',
    AUTH_SECRET: 'x'.repeat(32),
  })
  expectOneSentence(unreachable, /^The database in DATABASE_URL cannot be reached \(ECONNREFUSED\)\.$/m)
  expect(unreachable.said).not.toContain('hunter2')
})

test('while developing, pages and API answer at one address, and a page may write', async () => {
  await endCommand(server, 'SIGTERM')
  const port = await findTwoFreePorts()
  const dev = startCommand('dev', { PORT: String(port), DATA_DIR: dataDir, PROVIDERS: 'strict' })
  // Not killed: told to stop, it ends its own two processes.
  onTestFinished(async () => void (await endCommand(dev, 'SIGTERM')))
  const url = `http://localhost:${port}`
  await expect.poll(() => dev.output(), { timeout: 150_000 }).toContain('Prancheta is ready')
  await expect.poll(() => textOf(`${url}/ui`), { timeout: 60_000 }).toContain('<html lang="pt-BR"')
  const ana = new Person(url)
  ana.headers = { origin: url, 'sec-fetch-site': 'same-origin' }
  expect(await ana.call(signIn, ANA)).toMatchObject({ session: { plan: 'teste' } })
}, 300_000)

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url)
  return answer.ok ? answer.text() : `${answer.status}`
}

function beginRequest(person: Person, length: number): ClientRequest {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const started = request(`${person.url}/api/profile`, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json', 'content-length': length, expect: '100-continue' },
  })
  started.flushHeaders()
  return started
}
