import type { KnownPoint, LogTools } from '@prancheta/core/log/check-chain.ts'
import { checkLog, type LogVerdict } from '@prancheta/core/log/check-log.ts'
import { logDayPath, readLogIndex } from './routes.ts'

type Check = {
  /** Fetches a path of the site as text. */
  get(path: string): Promise<string>
  tools: LogTools
  known?: readonly KnownPoint[]
  today: string
  onProgress?: (entries: number, of: number) => void
}

/** Follows the whole log of a site as anybody can fetch it. */
export async function checkThrough({ get, tools, known = [], today, onProgress }: Check): Promise<LogVerdict> {
  const index = readLogIndex.output.parse(JSON.parse(await get(readLogIndex.path)))
  const linesOf = async (day: string) => toLines(await get(logDayPath(day)))
  const tell = (entries: number) => onProgress?.(entries, index.last.n)
  return checkLog({ index, linesOf, tools, known, today, onProgress: tell })
}

/** Each ends with a line feed, so what stands after the last one is no line. */
function toLines(text: string): string[] {
  const lines = text.split('\n')
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}
