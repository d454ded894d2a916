import { ChainCheck, type KnownPoint, type LogFault, type LogTools } from './check-chain.ts'
import type { DayHead } from './day-head.ts'

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
  /** The lines of a day that has any. */
  linesOf(day: string): Promise<readonly string[]>
  tools: LogTools
  /** What was kept elsewhere: an archive, a witness, an earlier look. */
  known?: readonly KnownPoint[]
  today: string
  onProgress?: (entries: number) => void
}

/** Fetched ahead while the day before is hashed. */
const DAYS_AHEAD = 4

/** Follows a whole log from its opening to its end. */
export async function checkLog({ index, linesOf, tools, known = [], today, onProgress }: Asked): Promise<LogVerdict> {
  const check = new ChainCheck(index.key, tools, [...known, index.last])
  const heads = new Map(index.heads.map((head) => [head.day, head]))
  const days = [...heads.keys(), ...index.open]
  const hasLines = (day: string) => heads.get(day)?.entries !== 0
  const fetched = new Map<string, Promise<readonly string[]>>()
  const fetchAhead = (at: number) => {
    for (const day of days.slice(at, at + DAYS_AHEAD))
      if (hasLines(day) && !fetched.has(day)) fetched.set(day, quietly(linesOf(day)))
  }
  let followed = 0
  let fault: LogFault | null = null
  for (const [at, day] of days.entries()) {
    fetchAhead(at)
    const head = heads.get(day) ?? null
    fault = await check.takeLines(day, (await fetched.get(day)) ?? [], head !== null)
    fetched.delete(day)
    if (!fault && head) fault = await check.takeHead(head)
    if (fault) break
    followed += 1
    onProgress?.(check.end.n)
  }
  return {
    fault: fault ?? check.finish(today),
    entries: fault?.n ? Math.min(check.end.n, fault.n - 1) : check.end.n,
    sealed: check.sealed,
    days: followed,
    end: check.end,
  }
}

/** A day that cannot be had fails where it is waited for, not before. */
function quietly<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => {})
  return work
}
