import type { KnownPoint, LogTools } from '@prancheta/core/log/check-chain.ts'
import { checkLog, type LogVerdict } from '@prancheta/core/log/check-log.ts'
import type { LogTime } from '@prancheta/core/log/log-entry.ts'
import { type ReadLine, readLines } from '@prancheta/core/log/read-lines.ts'
import { logDayPath, readLogIndex } from './routes.ts'

type Reading = {
  /** Fetches a path of the site as text. */
  get(path: string): Promise<string>
  tools: LogTools
}

type Check = Reading & {
  /** Reads a day in another thread; without it all is read in this one. */
  readDay?: (day: string, key: string) => Promise<readonly (ReadLine | null)[]>
  known?: readonly KnownPoint[]
  /** The log's key as it was kept elsewhere; without it the site's own word is taken. */
  keptKey?: string | undefined
  time: LogTime
  onProgress?: (entries: number, of: number) => void
}

/** Follows the whole log of a site as anybody can fetch it. */
export async function checkThrough(asked: Check): Promise<LogVerdict & { key: string }> {
  const { known = [], keptKey, time, onProgress, ...reading } = asked
  const { get, tools, readDay = dayReader(reading) } = reading
  const index = readLogIndex.output.parse(JSON.parse(await get(readLogIndex.path)))
  const key = keptKey ?? index.key
  const verdict = await checkLog({
    index: { ...index, key },
    readDay: (day) => readDay(day, key),
    tools,
    known,
    time,
    onProgress: (entries) => onProgress?.(entries, index.last.n),
  })
  return { ...verdict, key }
}

/** Fetches the lines of a day and reads each by itself. */
export const dayReader =
  ({ get, tools }: Reading) =>
  async (day: string, key: string) =>
    readLines(toLines(await get(logDayPath(day))), key, tools.sha256)

/** Each ends with a line feed, so what stands after the last one is no line. */
function toLines(text: string): string[] {
  const lines = text.split('\n')
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}
