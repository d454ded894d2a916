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
  const { read, written } = encoder.encodeInto(text, room)
  return bytesToHex(sha256(read === text.length ? room.subarray(0, written) : encoder.encode(text)))
}

const readDay = dayReader({ get: fetchOfLog, tools: { ...webCrypto, sha256: sha256Here } })
const tell = (news: DayNews) => postMessage(news)

addEventListener('message', async ({ data: { id, day, key } }: MessageEvent<DayOrder>) => {
  const lines = await readDay(day, key).catch(() => null)
  tell({ id, lines })
})
