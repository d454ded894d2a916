import { createPrivateKey, createPublicKey, hash, hkdfSync, sign } from 'node:crypto'
import { webCrypto } from '@prancheta/contract/public-log/web-crypto.ts'
import type { LogTools } from '@prancheta/core/log/check-chain.ts'

/** As in a browser, with hashes made here and now: handing each to another thread takes longer than making it. */
export const logTools: LogTools = { ...webCrypto, sha256: async (text) => hash('sha256', text) }

export type LogKey = {
  /** 32 bytes in hex. */
  publicKey: string
  sign(text: string): string
}

/** What stands before the 32 bytes of an Ed25519 key in its usual wrapping (RFC 8410). */
const KEY_WRAPPING = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * The key of this installation's log. It follows from a secret that every process has and that outlives the database, so that it is
 * made once, and whoever can write to the database alone can sign nothing.
 */
export function openLogKey(secret: string): LogKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'prancheta public log', 32))
  const privateKey = createPrivateKey({ key: Buffer.concat([KEY_WRAPPING, seed]), format: 'der', type: 'pkcs8' })
  const raw = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32)
  return {
    publicKey: raw.toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('hex'),
  }
}
