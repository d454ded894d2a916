import type { LogTools } from '@prancheta/core/log/check-chain.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Subtle = {
  digest(name: 'SHA-256', data: Bytes): Promise<ArrayBuffer>
  importKey(format: 'raw', key: Bytes, name: 'Ed25519', extractable: false, uses: ['verify']): Promise<object>
  verify(name: 'Ed25519', key: object, signature: Bytes, data: Bytes): Promise<boolean>
}
// Browsers and Node have both; neither is part of the language, so this room has no types of them.
declare const crypto: { subtle: Subtle }
declare const TextEncoder: { new (): { encode(text: string): Bytes } }

const encoder = new TextEncoder()
const HEX_OF_BYTE = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

function toHex(bytes: Iterable<number>): string {
  let hex = ''
  for (const byte of bytes) hex += HEX_OF_BYTE[byte]
  return hex
}

/** Null for a text that is not so many bytes in lower-case hex. */
function fromHex(hex: string, length: number): Bytes | null {
  if (hex.length !== 2 * length || !/^[0-9a-f]*$/.test(hex)) return null
  return Uint8Array.from({ length }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16))
}

/** Hashes and signatures as every browser and Node make them, so that both sides check a log alike. */
export const webCrypto: LogTools = {
  async sha256(text) {
    return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))))
  },
  async isSignedBy(key, signature, text) {
    const [keyBytes, signatureBytes] = [fromHex(key, 32), fromHex(signature, 64)]
    if (!keyBytes || !signatureBytes) return false
    try {
      const publicKey = await crypto.subtle.importKey('raw', keyBytes, 'Ed25519', false, ['verify'])
      return await crypto.subtle.verify('Ed25519', publicKey, signatureBytes, encoder.encode(text))
    } catch {
      return false // bytes that are no key
    }
  },
}
