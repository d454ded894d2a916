import { AppError } from '#platform/errors/app-error.ts'
import type { Exchange } from './exchange.ts'

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
