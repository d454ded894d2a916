import { AppError } from '#platform/errors/errors.ts'
import type { Exchange } from './exchange.ts'

const YEAR_SECONDS = 31_536_000

/** Answers that are data, not pages. */
const DATA_PATH = /^\/(api\/|metrics$)/

/** On every answer, refusals included. A page's own content policy is added where the page is made. */
export function setSecurityHeaders(exchange: Exchange): void {
  exchange.setHeader('X-Content-Type-Options', 'nosniff')
  exchange.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  exchange.setHeader('X-Frame-Options', 'DENY')
  exchange.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  exchange.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  exchange.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
  if (DATA_PATH.test(exchange.context.req.path)) setDataHeaders(exchange)
  // On a developer's own machine browsers would refuse plain HTTP for a year after seeing this.
  if (!exchange.isLocalHost) {
    exchange.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
  }
}

function setDataHeaders(exchange: Exchange): void {
  exchange.setHeader('Cache-Control', 'no-store')
  exchange.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
}

/** Sources that may run or style a page: hashes made at build, or the nonce of a page rendered on request. */
type PageSources = { scripts: readonly string[]; styles: readonly string[]; attributes: readonly string[] }

export function pagePolicy({ scripts, styles, attributes }: PageSources): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src-elem ${["'self'", ...styles].join(' ')}`,
    `style-src-attr ${attributes.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write that a browser makes on behalf of another site. Browsers always name the origin of a
 * cross-site write; programs that send none cannot be tricked into acting for a user.
 */
export function requireOwnOrigin(exchange: Exchange, publicUrl: string | undefined): void {
  if (READING.has(exchange.context.req.method)) return

  const origin = exchange.header('origin')
  if (origin === undefined) {
    const site = exchange.header('sec-fetch-site')
    if (site === undefined || site === 'same-origin' || site === 'none') return
    throw new AppError('origin.foreign')
  }
  // Without PUBLIC_URL the address is whatever the browser used, which it repeats in Host and cannot forge.
  const isOwn = publicUrl === undefined ? URL.parse(origin)?.host === exchange.header('host') : origin === publicUrl
  if (!isOwn) throw new AppError('origin.foreign')
}
