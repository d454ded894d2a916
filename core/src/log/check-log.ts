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
  /** The lines of a day; none where it has no entries. */
  linesOf(day: string): Promise<readonly string[]>
  tools: LogTools
  /** What was kept elsewhere: an archive, a witness, an earlier look. */
  known?: readonly KnownPoint[]
  today: string
  onProgress?: (entries: number) => void
}

/** Fetched ahead while the day before is hashed. */
const DAYS_AHEAD = 4

const NOTHING = Promise.resolve([])

/** Follows a whole log from its opening to its end. */
export async function checkLog({ index, linesOf, tools, known = [], today, onProgress }: Asked): Promise<LogVerdict> {
  const check = new ChainCheck(index.key, tools, [...known, index.last])
  const days = [
    ...index.heads.map((head) => ({ day: head.day, head })),
    ...index.open.map((day) => ({ day, head: null })),
  ]
  const fetched: Promise<readonly string[]>[] = []
  const fetchAhead = (at: number) => {
    for (const { day } of days.slice(fetched.length, at + DAYS_AHEAD)) fetched.push(quietly(linesOf(day)))
  }
  let followed = 0
  let fault: LogFault | null = null
  for (const [at, { day, head }] of days.entries()) {
    fetchAhead(at)
    fault = await check.takeLines(day, (await fetched[at]) ?? [], head !== null)
    fetched[at] = NOTHING // a year of lines need not stay
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
