import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { NonceContext } from '#lib/nonce.ts'

export type PageFacts = { nonce: string }

const pageFacts = createContext<PageFacts | null>(null)

/** What the server mounts: turns a request that no prerendered page answers into a page. */
export function pageHandler(build: ServerBuild): (request: Request, facts: PageFacts) => Promise<Response> {
  const handle = createRequestHandler(build, 'production')
  return (request, facts) => {
    const context = new RouterContextProvider()
    context.set(pageFacts, facts)
    return handle(request, context)
  }
}

export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(pageFacts)?.nonce

  return new Promise((resolve, reject) => {
    const page = (
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce === undefined ? {} : { nonce })} />
      </NonceContext>
    )
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce === undefined ? {} : { nonce }),
      // Whole pages only: they are small, and a prerendered or searched page must not arrive in pieces.
      onAllReady() {
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html; charset=utf-8')
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
        pipe(body)
      },
      onShellError: reject,
    })
  })
}
