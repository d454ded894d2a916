import '#lib/page/no-eval.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { dayReader } from '@prancheta/contract/public-log/check-through.ts'
import { webCrypto } from '@prancheta/contract/public-log/web-crypto.ts'
import type { ReadLine } from '@prancheta/core/log/read-lines.ts'
import { fetchOfLog } from './fetch-of-log.ts'

/** By a number, for a log that was tampered with may tell a day twice. */
export type DayOrder = { id: number; day: string; key: string }
/** Without lines the day could not be had. */
export type DayNews = { id: number; lines: readonly (ReadLine | null)[] | null }

const encoder = new TextEncoder()
const room = new Uint8Array(16_384)

/**
 * In this thread and in one room: Web Crypto hands each of a hundred thousand short lines to another thread, which takes
 * longer than the sum itself.
 */
async function sha256Here(text: string): Promise<string> {
  return bytesToHex(sha256(bytesOf(text)))
}

/** As UTF-8. Asking the encoder for each line took as long as its sum, so what European languages write is put down here. */
function bytesOf(text: string): Uint8Array {
  if (2 * text.length > room.length) return encoder.encode(text)
  let end = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 0x800) return encoder.encode(text)
    if (unit >= 0x80) room[end++] = 0xc0 | (unit >> 6)
    room[end++] = unit < 0x80 ? unit : 0x80 | (unit & 0x3f)
  }
  return room.subarray(0, end)
}

const readDay = dayReader({ get: fetchOfLog, tools: { ...webCrypto, sha256: sha256Here } })
const tell = (news: DayNews) => postMessage(news)

addEventListener('message', async ({ data: { id, day, key } }: MessageEvent<DayOrder>) => {
  const lines = await readDay(day, key).catch(() => null)
  tell({ id, lines })
})
