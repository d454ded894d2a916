import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { DAY_MARK, SITE_MARK } from '@prancheta/contract/protocol/site.ts'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { AppEnv } from './exchange.ts'
import { listen } from './listen.ts'
import { mountPages } from './pages.ts'

const PAGE = `<p>Última atualização: ${DAY_MARK}</p><a href="${SITE_MARK}/legal/terms"></a>`

/** A folder as the web's build leaves it, with one legal page. */
async function builtFolder(scripts: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prancheta-pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  for (const [name, text] of Object.entries(scripts)) await writeFile(join(folder, 'client/assets', name), text)
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, 'client/terms.html'), PAGE)
  await writeFile(join(folder, 'client/terms.html.br'), '')
  const page = { file: 'terms.html', etag: '"built"', isListed: true, scripts: [], styles: [] }
  await writeFile(join(folder, 'pages.json'), JSON.stringify({ '/legal/terms': page }))
  await writeFile(
    join(folder, 'server/index.js'),
    'exports.entry = { module: { pageHandler: () => async () => null } }',
  )
  return folder
}

test('a legal page says the day on which it is served, and a cache keeps it for that day only', async () => {
  let now = new Date('2026-11-20T02:59:00Z') // 23:59 of the 19th in São Paulo
  const app = new Hono<AppEnv>()
  await mountPages(app, {
    buildDir: await builtFolder(),
    sharedDir: null,
    siteUrl: () => 'https://exemplo.test',
    readers: {},
    listed: [],
    clock: { now: () => now },
    log: pino({ level: 'silent' }),
  })
  const ask = (headers: Record<string, string> = {}) => app.request('/legal/terms', { headers })
  const evening = await ask()
  expect(await evening.text()).toBe(
    '<p>Última atualização: 19/11/2026</p><a href="https://exemplo.test/legal/terms"></a>',
  )
  const kept = { 'if-none-match': evening.headers.get('etag') ?? '' }
  expect((await ask(kept)).status).toBe(304)

  now = new Date('2026-11-20T03:00:00Z')
  const morning = await ask({ ...kept, 'accept-encoding': 'br' })
  expect(morning.status).toBe(200)
  expect(brotliDecompressSync(await morning.arrayBuffer()).toString()).toContain('Última atualização: 20/11/2026')
})

/** A process with this web app, beside others that share a folder with it. */
async function serveScripts(scripts: Record<string, string>, sharedDir: string, now: Date): Promise<string> {
  const app = new Hono<AppEnv>()
  await mountPages(app, {
    buildDir: await builtFolder(scripts),
    sharedDir,
    siteUrl: () => '',
    readers: {},
    listed: [],
    clock: { now: () => now },
    log: pino({ level: 'silent' }),
  })
  const listening = await listen(app.fetch, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => listening.stop())
  return `http://127.0.0.1:${listening.port}/assets`
}

test('while a new version comes in, a page of either finds its scripts at a process of the other; they used to be missing', async () => {
  const shared = await mkdtemp(join(tmpdir(), 'prancheta-shared-'))
  onTestFinished(() => rm(shared, { recursive: true }))
  const old = await serveScripts(
    { 'page-a1.js': 'old', 'both-c3.js': 'same' },
    shared,
    new Date('2026-11-01T12:00:00Z'),
  )
  const next = await serveScripts(
    { 'page-b2.js': 'new', 'both-c3.js': 'same' },
    shared,
    new Date('2026-11-20T12:00:00Z'),
  )
  for (const url of [old, next])
    for (const [name, text] of [
      ['page-a1.js', 'old'],
      ['page-b2.js', 'new'],
    ]) {
      const answer = await fetch(`${url}/${name}`)
      expect(await answer.text()).toBe(text)
      expect(answer.headers.get('cache-control')).toContain('immutable')
    }

  await serveScripts({ 'page-d4.js': 'newest' }, shared, new Date('2026-12-02T12:00:00Z'))
  expect((await readdir(join(shared, 'assets'))).sort()).toEqual(['both-c3.js', 'page-b2.js', 'page-d4.js'])
})
