import { offlinePage } from '../src/lib/offline/offline-page.ts'
import { SEEN_CACHE, type SeenAnalysis } from '../src/lib/offline/seen-analysis.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: files for everybody that the page without a connection needs, the font first. */
declare const SHARED_FILES: readonly string[]
/** Changes with every build, so that browsers notice a new version. */
declare const BUILD: string

const SHARED_CACHE = `precache-${BUILD}`
const POLICY =
  "default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; frame-ancestors 'none'"

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHARED_CACHE).then((cache) => cache.addAll([...SHARED_FILES])))
  // No page is ever served from here while there is a connection, so a new version need not wait for old tabs.
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('precache-') && name !== SHARED_CACHE) await caches.delete(name)
  }
  // The request for a page leaves while this worker is still waking up.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Pages alone, and the few files of the page without a connection. Data goes straight to the server, always. */
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(pageOrOffline(event))
  else if (request.method === 'GET' && SHARED_FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
  }
})

async function pageOrOffline(event: FetchEvent): Promise<Response> {
  try {
    const early: unknown = await event.preloadResponse
    return early instanceof Response ? early : await fetch(event.request)
  } catch {
    return offlineAnswer(event.request.url)
  }
}

async function offlineAnswer(url: string): Promise<Response> {
  const nonce = crypto.randomUUID()
  const html = offlinePage({ url, nonce, fontUrl: SHARED_FILES[0] ?? '', seen: await seenAnalyses() })
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `${POLICY}; script-src 'nonce-${nonce}'`,
    'Cache-Control': 'no-store',
  }
  return new Response(html, { status: 503, headers })
}

/** Of the person who is signed in: whoever leaves takes the cache along. */
async function seenAnalyses(): Promise<SeenAnalysis[]> {
  if (!(await caches.has(SEEN_CACHE))) return []
  const cache = await caches.open(SEEN_CACHE)
  const kept = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  const found = kept.flatMap((reply) => (reply ? [reply.json()] : []))
  return Promise.all(found)
}
