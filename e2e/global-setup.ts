import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string
  }
}

const WEB = resolve(import.meta.dirname, '../web')
const CLIENT = join(WEB, 'build/client')

type PageHandler = (request: Request, facts: { nonce: string }) => Promise<Response>

let server: Server | null = null

/** Builds the web app with its component page and serves it under the content policy of production. */
export async function setup(project: TestProject): Promise<void> {
  execFileSync(process.execPath, [resolve(WEB, '../node_modules/.bin/react-router'), 'build'], {
    cwd: WEB,
    env: { ...process.env, PRANCHETA_UI: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const build = await import(`${pathToFileURL(join(WEB, 'build/server/index.js')).href}?${Date.now()}`)
  const pages: PageHandler = build.entry.module.pageHandler(build)
  server = createServer((request, response) => {
    answer(pages, request, response).catch(() => response.writeHead(500).end())
  })
  const { promise, resolve: listening } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', listening)
  await promise
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the page server has no port')
  project.provide('baseUrl', `http://127.0.0.1:${address.port}`)
}

export async function teardown(): Promise<void> {
  server?.closeAllConnections()
  server?.close()
}

async function answer(pages: PageHandler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  // Nobody is signed in here; tests that need somebody answer this address in the browser.
  if (url.pathname === '/api/session') return sendJson(response, { session: null })
  if (url.pathname.startsWith('/api/')) return void response.writeHead(404).end()

  const file = fileFor(url.pathname)
  if (file) return sendFile(response, file)

  const nonce = randomUUID()
  const page = await pages(new Request(url, { method: request.method ?? 'GET' }), { nonce })
  response.writeHead(page.status, {
    ...Object.fromEntries(page.headers),
    'Content-Security-Policy': contentPolicy([`'nonce-${nonce}'`]),
  })
  response.end(Buffer.from(await page.arrayBuffer()))
}

function fileFor(pathname: string): string | null {
  const wanted = extname(pathname) ? pathname : join(pathname, 'index.html')
  const file = join(CLIENT, decodeURIComponent(wanted))
  return file.startsWith(CLIENT) && existsSync(file) ? file : null
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

function sendFile(response: ServerResponse, file: string): void {
  const body = readFileSync(file)
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  const policy =
    extname(file) === '.html' ? { 'Content-Security-Policy': contentPolicy(scriptHashes(String(body))) } : {}
  response.writeHead(200, { 'Content-Type': type, ...policy }).end(body)
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
}

function scriptHashes(html: string): string[] {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  return inline.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

function contentPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
