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

/** Fetched ahead, and hashed behind, while a day is followed. */
const DAYS_AHEAD = 6
const DAYS_BEHIND = 4

/** A day that was followed; its hashes are still being made. */
type TakenDay = { fault: Promise<LogFault | null>; sealed: number; end: KnownPoint }

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
  const verdict: LogVerdict = { fault: null, entries: 0, sealed: 0, days: 0, end: check.end }
  const settle = async ({ fault: waited, sealed, end }: TakenDay) => {
    const fault = await waited
    Object.assign(verdict, { fault, sealed, end, entries: fault?.n ? Math.min(end.n, fault.n - 1) : end.n })
    if (fault) return
    verdict.days += 1
    onProgress?.(end.n)
  }
  const taken: TakenDay[] = []
  for (const [at, { day, head }] of days.entries()) {
    fetchAhead(at)
    const lines = (await fetched[at]) ?? []
    fetched[at] = NOTHING // a year of lines need not stay
    taken.push({ fault: quietly(check.takeDay(day, lines, head)), sealed: check.sealed, end: check.end })
    const oldest = taken.length > DAYS_BEHIND ? taken.shift() : undefined
    if (oldest) await settle(oldest)
    if (check.isBroken || verdict.fault) break
  }
  for (const one of taken) if (!verdict.fault) await settle(one)
  return verdict.fault ? verdict : { ...verdict, fault: check.finish(today) }
}

/** A day that cannot be had fails where it is waited for, not before. */
function quietly<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => {})
  return work
}
