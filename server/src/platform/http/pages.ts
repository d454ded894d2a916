import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { z } from 'zod'
import { type Clock, dayInBrazil } from '#platform/clock/clock.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import type { AppEnv, NodeContext } from './exchange.ts'
import { pagePolicy } from './security.ts'
import { shareAssets } from './shared-assets.ts'
import { robots, type StoredPage, sitemap, withServedFacts } from './site-files.ts'
import { styleAttributeSources } from './style-attributes.ts'

/** What rendered pages may ask of the product, by name; the web app checks the answers. */
type PageReaders = Readonly<Record<string, (id: string) => Promise<unknown>>>

type PageFacts = {
  nonce: string
  report: (error: unknown) => void
  siteUrl: string
  read: (name: string, id: string) => Promise<unknown>
}
type PageRenderer = (request: Request, facts: PageFacts) => Promise<Response>

/** Written beside the web app by its build: each prerendered page with the hashes of its inline parts. */
const pageIndex = z.record(
  z.string(),
  z.object({
    file: z.string(),
    etag: z.string(),
    isListed: z.boolean(),
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
  }),
)

const serverBuild = z.looseObject({
  entry: z.object({
    module: z.looseObject({
      pageHandler: z.custom<(build: unknown) => PageRenderer>((value) => typeof value === 'function'),
    }),
  }),
})

type PageSettings = {
  buildDir: string
  /** Where all versions of the web app have their files, or null. */
  sharedDir: string | null
  /** Known once we listen. */
  siteUrl: () => string
  readers: PageReaders
  /** Pages rendered on request that search engines may list. */
  listed: readonly string[]
  clock: Clock
  log: Log
}

/** Serves the built web app: files as they are, prerendered pages with their own policy, the rest rendered on request. */
export async function mountPages(app: Hono<AppEnv>, settings: PageSettings): Promise<void> {
  const { buildDir, siteUrl, readers, clock, log } = settings
  const clientDir = join(buildDir, 'client')
  const pages = await readPages(buildDir, clientDir)
  const render = await readRenderer(buildDir)

  // Built files carry their content's hash in the name, so what has one name never changes.
  const onFound = cacheAs('public, max-age=31536000, immutable')
  app.get('/assets/*', serveStatic({ root: clientDir, precompressed: true, onFound }))
  if (settings.sharedDir !== null) {
    await shareAssets(clientDir, settings.sharedDir, clock.now())
    app.get('/assets/*', serveStatic({ root: settings.sharedDir, precompressed: true, onFound }))
  }
  const stored = [...pages].filter(([, { isListed }]) => isListed).map(([path]) => path)
  app.get('/sitemap.xml', (context) => {
    context.header('Content-Type', 'application/xml; charset=utf-8')
    return context.body(sitemap([...stored, ...settings.listed].sort(), siteUrl()))
  })
  app.get('/robots.txt', (context) => context.text(robots(siteUrl())))

  const servedPage = pagesOfToday(pages, siteUrl, clock)
  app.get('*', async (context, next) => {
    const page = servedPage(context.req.path.replace(/(.)\/$/, '$1'))
    return page ? sendPage(context, await page) : next()
  })
  app.get(
    // Pages are served above, with their policy; their files and the compressed twins are nobody's address.
    '/:file{.+\\.(?!html$|br$)[a-z0-9]+}',
    serveStatic({
      root: clientDir,
      precompressed: true,
      index: '',
      onFound: cacheAs('no-cache'),
    }),
  )
  const report = (error: unknown) => log.error({ error: describeError(error) }, 'a page could not be drawn')
  const read = async (name: string, id: string) => (await readers[name]?.(id)) ?? null
  app.get('*', (context) =>
    renderPage(context, (request, { nonce }) => render(request, { nonce, report, siteUrl: siteUrl(), read })),
  )
}

async function readPages(buildDir: string, clientDir: string): Promise<Map<string, StoredPage>> {
  const index = pageIndex.parse(JSON.parse(await readFile(join(buildDir, 'pages.json'), 'utf8')))
  const entries = Object.entries(index).map(async ([path, { file, etag, isListed, scripts, styles }]) => {
    const [plain, brotli] = await Promise.all([
      readFile(join(clientDir, file)),
      readFile(join(clientDir, `${file}.br`)),
    ])
    const attributes = styleAttributeSources(plain.toString('utf8'))
    return [path, { policy: pagePolicy({ scripts, styles, attributes }), isListed, etag, plain, brotli }] as const
  })
  return new Map(await Promise.all(entries))
}

/** The prerendered pages as they read today, each made at its first request of the day. */
function pagesOfToday(pages: ReadonlyMap<string, StoredPage>, siteUrl: () => string, clock: Clock) {
  let today = ''
  const made = new Map<string, Promise<StoredPage>>()
  return (path: string): Promise<StoredPage> | null => {
    const page = pages.get(path)
    if (!page) return null
    const day = dayInBrazil(clock.now())
    if (day !== today) made.clear()
    today = day
    const ready = made.get(path) ?? withServedFacts(page, { siteUrl: siteUrl(), day })
    made.set(path, ready)
    return ready
  }
}

async function readRenderer(buildDir: string): Promise<PageRenderer> {
  const module: unknown = await import(pathToFileURL(join(buildDir, 'server/index.js')).href)
  const build = serverBuild.parse(module)
  return build.entry.module.pageHandler(module)
}

function sendPage(context: NodeContext, { policy, etag, plain, brotli }: StoredPage): Response {
  context.header('Content-Security-Policy', policy)
  context.header('Cache-Control', 'no-cache')
  context.header('Vary', 'Accept-Encoding')
  context.header('ETag', etag)
  if (context.req.header('if-none-match') === etag) return context.body(null, 304)

  context.header('Content-Type', 'text/html; charset=utf-8')
  const takesBrotli = /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
  if (takesBrotli) context.header('Content-Encoding', 'br')
  return context.body(new Uint8Array(takesBrotli ? brotli : plain))
}

async function renderPage(
  context: NodeContext,
  render: (request: Request, facts: { nonce: string }) => Promise<Response>,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const source = [`'nonce-${nonce}'`]
  const response = await render(context.req.raw, { nonce })
  // Whole before it goes out: its policy names its style attributes.
  const html = await response.text()
  const attributes = styleAttributeSources(html)
  context.header('Content-Security-Policy', pagePolicy({ scripts: source, styles: source, attributes }))
  context.header('Cache-Control', 'no-store')
  return context.newResponse(html, response)
}

/** On Node's response, because the library has made its own answer by the time it asks. */
function cacheAs(rule: string) {
  return (_path: string, context: NodeContext): void => {
    context.env.outgoing.setHeader('Cache-Control', rule)
  }
}
