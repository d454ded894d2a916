import '#lib/page/no-eval.ts'
import { dayReader } from '@prancheta/contract/public-log/check-through.ts'
import { webCrypto } from '@prancheta/contract/public-log/web-crypto.ts'
import type { ReadLine } from '@prancheta/core/log/read-lines.ts'
import { fetchOfLog } from './fetch-of-log.ts'

/** By a number, for a log that was tampered with may tell a day twice. */
export type DayOrder = { id: number; day: string; key: string }
/** Without lines the day could not be had. */
export type DayNews = { id: number; lines: readonly (ReadLine | null)[] | null }

const readDay = dayReader({ get: fetchOfLog, tools: webCrypto })
const tell = (news: DayNews) => postMessage(news)

addEventListener('message', async ({ data: { id, day, key } }: MessageEvent<DayOrder>) => {
  const lines = await readDay(day, key).catch(() => null)
  tell({ id, lines })
})
