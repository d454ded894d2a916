import { ChainCheck, type KnownPoint, type LogFault, type LogTools } from './check-chain.ts'
import type { DayHead } from './day-head.ts'
import type { LogTime } from './log-entry.ts'
import type { ReadLine } from './read-lines.ts'

/** What there is of a log: its key, the heads of closed days in order, and the days with entries since. */
export type LogIndex = { key: string; heads: readonly DayHead[]; open: readonly string[]; last: KnownPoint }

export type LogVerdict = {
  /** Null: whole. */
  fault: LogFault | null
  /** Entries followed, up to the fault. */
  entries: number
  /** Of them, entries that open when their match begins. */
  sealed: number
  days: number
  end: KnownPoint
}

type Asked = {
  index: LogIndex
  /** The lines of a day, each read by itself; none where it has no entries. */
  readDay(day: string): Promise<readonly (ReadLine | null)[]>
  tools: LogTools
  /** What was kept elsewhere: an archive, a witness, an earlier look. */
  known?: readonly KnownPoint[]
  /** When the check began, before anything was fetched. */
  time: LogTime
  onProgress?: (entries: number) => void
}

/** Fetched and read, by as many threads as there are, while a day is followed. */
const DAYS_AHEAD = 8

const NOTHING = Promise.resolve([])

/** Follows a whole log from its opening to its end. */
export async function checkLog({ index, readDay, tools, known = [], time, onProgress }: Asked): Promise<LogVerdict> {
  const check = new ChainCheck(index.key, tools, time, [...known, index.last])
  const days = [
    ...index.heads.map((head) => ({ day: head.day, head })),
    ...index.open.map((day) => ({ day, head: null })),
  ]
  const read: Promise<readonly (ReadLine | null)[]>[] = []
  const verdictOf = (fault: LogFault | null, followed: number): LogVerdict => {
    const { end, sealed } = check
    return { fault, entries: end.n, sealed, days: followed, end }
  }
  for (const [at, { day, head }] of days.entries()) {
    for (const ahead of days.slice(read.length, at + DAYS_AHEAD)) read.push(quietly(readDay(ahead.day)))
    const lines = (await read[at]) ?? []
    read[at] = NOTHING // a year of lines need not stay
    const fault = await check.takeDay(day, lines, head)
    if (fault) return verdictOf(fault, at)
    onProgress?.(check.end.n)
  }
  return verdictOf(check.finish(), days.length)
}

/** A day that cannot be had fails where it is waited for, not before. */
function quietly<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => {})
  return work
}
