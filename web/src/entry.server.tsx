import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { NonceContext, type PageFacts, pageFacts } from './lib/page/page-facts.ts'

/** What the server mounts: turns a request that no prerendered page answers into a page. */
export function pageHandler(build: ServerBuild): (request: Request, facts: PageFacts) => Promise<Response> {
  const handle = createRequestHandler(build, 'production')
  return (request, facts) => {
    const context = new RouterContextProvider()
    context.set(pageFacts, facts)
    return handle(request, context)
  }
}

/** React Router's hook: an unknown address is an answer, not a failure; anything else goes to the server's log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(pageFacts)?.report(error)
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
