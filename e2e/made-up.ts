import type { CDPSession, Page } from 'playwright-core'

/** What the page asked, and the ways to answer it. */
export type Question = {
  url: URL
  method: string
  /** What was sent along, if it was JSON. */
  sent: () => unknown
  answer: (made: MadeUp) => Promise<void>
  fail: () => Promise<void>
  letThrough: () => Promise<void>
  /** Lets it through and keeps the server's answer back; resolves when that has come. */
  answered: () => Promise<HeldAnswer>
}

type HeldAnswer = { passOn: () => Promise<void>; lose: () => Promise<void> }

type MadeUp = { status?: number; json?: unknown; body?: string; contentType?: string }
type Answering = { path: string; reply: (question: Question) => unknown }

/** The questions held back on each page, the newest wish last. */
const pages = new WeakMap<Page, { session: CDPSession; held: Answering[] }>()

/**
 * Answers a door's path (`*` stands for anything but a slash) from the test instead of the server. Only these questions are held
 * back: the library's own way holds every request and keeps the browser from using what it has fetched before, so that
 * each page would load the whole app again.
 */
export async function makeUp(page: Page, path: string, reply: Answering['reply']): Promise<void> {
  const known = pages.get(page) ?? (await begin(page))
  known.held.push({ path, reply })
  await hold(known)
  await heldBack(page)
}

/** Asked by the page itself, once the questions it asks are held back. Without it the server has a file to answer with. */
const PROBE = '/robots.txt?made-up'
const HELD = 'held back'
/** Each takes a few milliseconds, and the first finds it so nearly always. */
const PROBES_MAX = 200

/**
 * The browser says that it holds questions back before the page that stands there knows: on a busy machine the page's next
 * question still went to the server. A page that is yet to load knows from its beginning.
 */
async function heldBack(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return
  for (let probes = 0; probes < PROBES_MAX; probes += 1) {
    // A page that leaves meanwhile answers nothing, and the next one knows.
    const answer = page.evaluate<string>(`fetch('${PROBE}', { cache: 'no-store' }).then((said) => said.text())`)
    if ((await answer.catch(() => HELD)) === HELD) return
  }
  throw new Error('what this page asks goes another way, by a service worker perhaps, and cannot be held back')
}

/** From here on the server answers again. */
export async function stopMakingUp(page: Page, path?: string): Promise<void> {
  const known = pages.get(page)
  if (!known) return
  known.held = path === undefined ? [] : known.held.filter((answering) => answering.path !== path)
  await hold(known)
}

async function begin(page: Page) {
  const session = await page.context().newCDPSession(page)
  const known = { session, held: [] as Answering[] }
  pages.set(page, known)
  /** Questions let through whose answers are kept back. */
  const awaited = new Map<string, () => void>()
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const hasCome = awaited.get(requestId)
    awaited.delete(requestId)
    if (hasCome) return hasCome()
    const url = new URL(request.url)
    const answering = known.held.findLast(({ path }) => matches(path, url))
    // The page may be gone by the time its answer is ready.
    const say = (command: Promise<unknown>) => command.then(() => undefined).catch(() => undefined)
    const letThrough = () => say(session.send('Fetch.continueRequest', { requestId }))
    const fail = () => say(session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' }))
    if (url.pathname + url.search === PROBE)
      return say(session.send('Fetch.fulfillRequest', { requestId, ...asResponse({ body: HELD }) }))
    if (!answering) return letThrough()
    return answering.reply({
      url,
      method: request.method,
      sent: () => JSON.parse(request.postData ?? 'null'),
      answer: (made) => say(session.send('Fetch.fulfillRequest', { requestId, ...asResponse(made) })),
      fail,
      letThrough,
      async answered() {
        const { promise: came, resolve } = Promise.withResolvers<void>()
        awaited.set(requestId, resolve)
        await say(session.send('Fetch.continueRequest', { requestId, interceptResponse: true }))
        await came
        return { passOn: () => say(session.send('Fetch.continueResponse', { requestId })), lose: fail }
      },
    })
  })
  return known
}

function hold({ session, held }: { session: CDPSession; held: Answering[] }): Promise<unknown> {
  if (held.length === 0) return session.send('Fetch.disable')
  const patterns = [PROBE, ...held.map(({ path }) => path)].map((path) => ({
    urlPattern: `*${path.replaceAll('?', '\\?')}`,
  }))
  return session.send('Fetch.enable', { patterns })
}

function matches(path: string, { pathname, search }: URL): boolean {
  const wanted = path.split('*').map((piece) => RegExp.escape(piece))
  return new RegExp(`^${wanted.join('[^/]*')}$`).test(path.includes('?') ? pathname + search : pathname)
}

function asResponse({ status = 200, json, body, contentType }: MadeUp) {
  const text = json === undefined ? (body ?? '') : JSON.stringify(json)
  const type = contentType ?? (json === undefined ? 'text/plain' : 'application/json')
  return {
    responseCode: status,
    responseHeaders: [{ name: 'content-type', value: type }],
    body: Buffer.from(text).toString('base64'),
  }
}
