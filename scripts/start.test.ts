import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from '@prancheta/contract/identity.ts'
import { expect, onTestFinished, test } from 'vitest'
import { LiveListener } from '../server/test/live-listener.ts'
import { Person } from '../server/test/person.ts'
import { ROOT } from './run-step.ts'

type Started = { child: ChildProcess; output: () => string; url: string }

const newFolder = () => mkdtemp(join(tmpdir(), 'prancheta-start-'))

/** `npm start` (or another script) as a newcomer has it: none of our settings in the environment. */
function npmStart(settings: Record<string, string>, script = 'start'): { child: ChildProcess; output: () => string } {
  const { NODE_ENV: _, DATABASE_URL: __, ...environment } = process.env
  const child = spawn(process.execPath, ['scripts/on-node-26.mjs', script], {
    cwd: ROOT,
    env: { ...environment, ...settings },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => (text += piece.toString()))
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, output: () => text }
}

async function startReady(settings: Record<string, string>): Promise<Started> {
  const started = npmStart({ PORT: '0', ...settings })
  await new Promise<void>((resolve, reject) => {
    started.child.stdout?.on('data', () => started.output().includes('Prancheta is ready') && resolve())
    started.child.on('exit', () => reject(new Error(`ended early: ${started.output()}`)))
  })
  return { ...started, url: /http:\/\/localhost:\d+/.exec(started.output())?.[0] ?? '' }
}

async function failedStart(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { child, output } = npmStart(settings)
  await once(child, 'close')
  return { code: child.exitCode, said: output().replace('Built the web app.\n', '') }
}

/** One sentence, no stack. */
function expectOneSentence({ code, said }: { code: number | null; said: string }, words: RegExp): void {
  expect(said).toMatch(words)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

test('a newcomer’s start prints address, accounts and what serves each part, and the page and a demo account work', async () => {
  const { output, url, child } = await startReady({ DATA_DIR: await newFolder() })
  expect(output()).toMatch(/Database {3}embedded/)
  expect(output()).toContain('ana@prancheta.example')
  const page = await fetch(url)
  expect(await page.text()).toContain('<html lang="pt-BR"')
  const ana = new Person(url)
  expect(await ana.call(signIn, { email: 'ana@prancheta.example', password: 'prancheta-demo' })).toMatchObject({
    session: { plan: 'teste' },
  })
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(child.exitCode).toBe(0)
})

test('a taken port is told in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  expectOneSentence(
    await failedStart({ PORT: port, DATA_DIR: await newFolder() }),
    /^Port \d+ is already in use; stop the program that has it, or set PORT/,
  )
  other.close()
})

test('a second process on the same data folder is refused, and works once the first was killed', async () => {
  const DATA_DIR = await newFolder()
  const first = await startReady({ DATA_DIR })
  expectOneSentence(await failedStart({ PORT: '0', DATA_DIR }), /^Another Prancheta process is using the data folder/)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const second = await startReady({ DATA_DIR })
  expect((await fetch(`${second.url}/api/health`)).status).toBe(200)
})

test('a bad setting and an unreachable database are told in one sentence, without the password', async () => {
  expectOneSentence(await failedStart({ PORT: 'ninety' }), /^Bad setting: PORT /)
  const unreachable = await failedStart({
    PORT: '0',
    DATABASE_URL: 'postgres://ana:hunter2@127.0.0.1:1/x',
    AUTH_SECRET: 'x'.repeat(32),
  })
  expectOneSentence(unreachable, /^The database in DATABASE_URL cannot be reached \(ECONNREFUSED\)\.$/m)
  expect(unreachable.said).not.toContain('hunter2')
})

test('on SIGTERM a request under way is answered, streams are told to reconnect, and the process ends', async () => {
  const { url, child } = await startReady({ DATA_DIR: await newFolder() })
  const ana = new Person(url)
  await ana.call(signIn, { email: 'ana@prancheta.example', password: 'prancheta-demo' })
  const listener = await LiveListener.open(ana)
  const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const body = '{"stake_default":75}'
  const answered = new Promise<number>((resolve, reject) => {
    const slow = request(
      `${url}/api/profile`,
      { method: 'PATCH', headers: { cookie, 'content-type': 'application/json', 'content-length': body.length } },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    slow.on('error', reject)
    slow.write(body.slice(0, 5))
    setTimeout(() => {
      child.kill('SIGTERM')
      setTimeout(() => slow.end(body.slice(5)), 300)
    }, 300)
  })
  expect(await answered).toBe(200)
  await once(child, 'exit')
  expect(child.exitCode).toBe(0)
  expect(listener.closed).toBe(true)
})

test('while developing, pages and API answer at one address, and a page may write', async () => {
  const port = 21_000 + (process.pid % 20_000)
  const { child, output } = npmStart({ PORT: String(port), DATA_DIR: await newFolder() }, 'dev')
  const url = `http://localhost:${port}`
  await expect.poll(() => output().includes('Prancheta is ready'), { timeout: 100_000 }).toBe(true)
  await expect.poll(async () => (await fetch(url)).text(), { timeout: 60_000 }).toContain('<html lang="pt-BR"')
  expect((await fetch(`${url}/ui`)).status).toBe(200)
  const ana = new Person(url)
  ana.headers = { origin: url, 'sec-fetch-site': 'same-origin' }
  expect(await ana.call(signIn, { email: 'ana@prancheta.example', password: 'prancheta-demo' })).toMatchObject({
    session: { plan: 'teste' },
  })
  child.kill('SIGTERM')
  await once(child, 'exit')
}, 180_000)
