import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { DAY_MARK, SITE_MARK } from '@prancheta/contract/protocol/site.ts'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { AppEnv } from './exchange.ts'
import { mountPages } from './pages.ts'

const PAGE = `<p>Última atualização: ${DAY_MARK}</p><a href="${SITE_MARK}/legal/terms"></a>`

/** A folder as the web's build leaves it, with one legal page. */
async function builtFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prancheta-pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'client'))
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
