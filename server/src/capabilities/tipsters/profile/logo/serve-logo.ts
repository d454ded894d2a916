import { AppError } from '#platform/errors/errors.ts'
import type { Exchange } from '#platform/http/exchange.ts'
import type { TipsterDeps } from '../change-tipsters.ts'
import { findLogo } from '../logo-store.ts'

const KEPT_SECONDS = 31_536_000
const ASKED_AGAIN_SECONDS = 300

/** As an image and nothing else, whatever a browser might make of its bytes. */
export async function serveLogo({ db }: TipsterDeps, exchange: Exchange): Promise<Response> {
  const { req } = exchange.context
  const slug = req.param('slug') ?? ''
  const logo = slug.includes('\0') ? null : await findLogo(db, slug)
  if (!logo) throw new AppError('route.notFound')
  const isThisVersion = req.query('v') === logo.version
  exchange.context.header('Content-Type', logo.type)
  exchange.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
  exchange.setHeader('Content-Disposition', 'inline; filename="logo"')
  exchange.setHeader(
    'Cache-Control',
    isThisVersion ? `public, max-age=${KEPT_SECONDS}, immutable` : `public, max-age=${ASKED_AGAIN_SECONDS}`,
  )
  return exchange.context.body(new Uint8Array(logo.bytes))
}
