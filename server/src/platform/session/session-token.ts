import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What a browser's cookie or an API client's bearer header carries: the session's token and our signature over
 * it. The database alone, say in a stolen backup, therefore opens no session.
 */
export function signToken(token: string, secret: string): string {
  return `${token}.${signatureOf(token, secret)}`
}

/** The token, if the signature is ours. */
export function verifyToken(signed: string, secret: string): string | null {
  const dot = signed.lastIndexOf('.')
  if (dot <= 0) return null
  const token = signed.slice(0, dot)
  const given = Buffer.from(signed.slice(dot + 1))
  const expected = Buffer.from(signatureOf(token, secret))
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}

function signatureOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64url')
}
