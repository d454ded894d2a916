import { isIP } from 'node:net'

export type SmtpServer = {
  host: string
  port: number
  /** From the first byte (smtps://), by STARTTLS or not at all, or by STARTTLS where it is to be had. */
  tls: 'direct' | 'required' | 'optional'
  auth: { user: string; pass: string } | null
}

/**
 * Reads `smtp://user:password@host:587` or `smtps://…:465`; null when it is neither. Mails carry links that open
 * accounts, so TLS is demanded everywhere but on this machine. `?tls=optional` is for a relay in one's own network that
 * has none, and is not heeded where a password would travel.
 */
export function readSmtpAddress(text: string): SmtpServer | null {
  const url = URL.parse(text)
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return null
  if (!/^\/?$/.test(url.pathname) || url.hash !== '') return null
  const isDirect = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const auth = url.username === '' ? null : { user: decode(url.username), pass: decode(url.password) }
  const mayGoWithout = isThisMachine(host) || (url.searchParams.get('tls') === 'optional' && auth === null)
  return {
    host,
    port: url.port === '' ? (isDirect ? 465 : 587) : Number(url.port),
    tls: isDirect ? 'direct' : mayGoWithout ? 'optional' : 'required',
    auth,
  }
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** A password with a bare '%' is meant as it stands. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** `nao-responda@example.com` or `Prancheta <nao-responda@example.com>`, in the two parts that a header is made of. */
export type Sender = { name: string; address: string }

const ADDRESS = /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u
const NAMED = /^(?<name>[^<>\p{Cc}]*)<(?<address>[^<>]+)>$/u

export function readSender(text: string): Sender | null {
  const { name = '', address = text } = NAMED.exec(text.trim())?.groups ?? {}
  const sender = { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
  return isMailAddress(sender.address) ? sender : null
}

/** One plain address and nothing a header or a command could end at. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text)
}
