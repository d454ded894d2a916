import { type DayHead, dayAfter, headText, signedText } from './day-head.ts'
import { type EntryLink, type LogTime, NO_HASH, type Sha256 } from './log-entry.ts'
import type { ReadLine } from './read-lines.ts'

/** What is wrong, in a word. */
export type FaultReason =
  | 'form' // no entry of this format, or not in its canonical text
  | 'missing' // the number that should come next does not
  | 'order' // a number, day or time that came before
  | 'link' // does not follow from the entry before: one of the two was changed
  | 'content' // does not say what its hash was made from
  | 'sealed' // still closed after its match began or its day was over, or for longer than its day
  | 'key' // the log was opened with another key
  | 'head' // the day's head tells of another entry or count, or does not follow the head before
  | 'signature' // the day's head was not signed with the log's key
  | 'rewritten' // not what somebody else has kept of it
  | 'cut' // ends before what is known to have stood there

/** The first thing that is wrong. Without a number it is the day's head. */
export type LogFault = { reason: FaultReason; n: number | null; day: string }

/** An entry's hash as somebody kept it. */
export type KnownPoint = { n: number; hash: string }

export type LogTools = {
  sha256: Sha256
  isSignedBy(key: string, signature: string, text: string): Promise<boolean>
}

/** Clocks differ, and a day is closed some minutes after midnight: what should be there has this long to come. */
const GRACE_MS = 3_600_000

/** Follows a log from its first entry on, a day's lines and then its head, and says what is wrong first. */
export class ChainCheck {
  readonly #key: string
  readonly #tools: LogTools
  readonly #known: ReadonlyMap<number, readonly KnownPoint[]>
  readonly #knownMax: number
  readonly #time: LogTime
  /** A while ago: by then a match had begun, or a day was over, of which the log says otherwise. */
  readonly #graceBegan: string
  #end: EntryLink = { n: 0, hash: NO_HASH, prev: NO_HASH, at: '', day: '' }
  #firstDay = ''
  #inDay = 0
  #lastHead: DayHead | null = null
  sealed = 0

  constructor(key: string, tools: LogTools, time: LogTime, known: readonly KnownPoint[] = []) {
    this.#key = key
    this.#tools = tools
    this.#time = time
    this.#graceBegan = new Date(Date.parse(time.now) - GRACE_MS).toISOString()
    this.#known = Map.groupBy(known, ({ n }) => n)
    this.#knownMax = Math.max(0, ...known.map(({ n }) => n))
  }

  /** How far it was followed. */
  get end(): KnownPoint {
    return { n: this.#end.n, hash: this.#end.hash }
  }

  /** A day's lines, each as it was read by itself, and then its head, where it has one. After a fault no other day may be taken. */
  async takeDay(day: string, lines: readonly (ReadLine | null)[], head: DayHead | null): Promise<LogFault | null> {
    for (const line of lines) {
      const fault = this.#follow(day, line, head !== null)
      if (fault) return fault
    }
    return head && this.#takeHead(head)
  }

  #follow(day: string, line: ReadLine | null, isClosed: boolean): LogFault | null {
    const before = this.#end
    const n = before.n + 1
    const reason = line ? this.#faultOf(day, line, isClosed) : 'form'
    if (!line || reason) return reason && { reason, n, day }
    const { prev, hash, at } = line
    this.#end = { n, prev, hash, at: at ?? before.at, day }
    this.#inDay = before.day === day ? this.#inDay + 1 : 1
    if (n === 1) this.#firstDay = day
    if (at === null) this.sealed += 1
    return null
  }

  #faultOf(day: string, line: ReadLine, isClosed: boolean): FaultReason | null {
    const before = this.#end
    const n = before.n + 1
    if (line.n > n) return 'missing'
    if (line.n < n || (line.at !== null && line.at < before.at)) return 'order'
    if ((line.day ?? day) !== day || day < before.day) return 'order'
    if (!line.isTrue) return 'content'
    if (line.prev !== before.hash) return 'link'
    if (line.sealedUntil !== null && (isClosed || !this.#maySeal(day, line.sealedUntil))) return 'sealed'
    if (n === 1 && !line.isOpening) return 'key'
    const isAsKept = this.#known.get(n)?.every(({ hash }) => hash === line.hash) ?? true
    return isAsKept ? null : 'rewritten'
  }

  /** A match of the day that has not begun. By noon in Greenwich the day is over in São Paulo, whatever its clocks do. */
  #maySeal(day: string, until: string): boolean {
    return until >= this.#graceBegan && until < `${dayAfter(day)}T12:00:00.000Z`
  }

  async #takeHead(head: DayHead): Promise<LogFault | null> {
    const before = this.#lastHead
    const fault = this.#followHead(head)
    if (fault) return fault
    const [prev, isSigned] = await Promise.all([
      before ? this.#tools.sha256(headText(before)) : NO_HASH,
      this.#tools.isSignedBy(this.#key, head.signature, signedText(head)),
    ])
    if (head.prev !== prev) return { reason: 'head', n: null, day: head.day }
    return isSigned ? null : { reason: 'signature', n: null, day: head.day }
  }

  /** All but the hash of the head before and the signature. */
  #followHead(head: DayHead): LogFault | null {
    const { day } = head
    const before = this.#lastHead
    this.#lastHead = head
    const entries = this.#end.day === day ? this.#inDay : 0
    const isOfEnd = head.n === this.#end.n && head.hash === this.#end.hash && head.entries === entries
    if (isOfEnd && (!before || day === dayAfter(before.day))) return null
    if (before && day !== dayAfter(before.day)) return { reason: 'cut', n: null, day: dayAfter(before.day) }
    if (head.n > this.#end.n) return { reason: 'missing', n: this.#end.n + 1, day }
    return { reason: 'head', n: null, day }
  }

  /** At the end of the log: what should still stand there by now. In the first hour of a day the head of the last may be on its way. */
  finish(): LogFault | null {
    const { now, dayOf } = this.#time
    if (this.#knownMax > this.#end.n) return { reason: 'cut', n: this.#end.n + 1, day: this.#end.day || dayOf(now) }
    if (this.#end.n === 0) return null
    const next = this.#lastHead ? dayAfter(this.#lastHead.day) : this.#firstDay
    return next < dayOf(this.#graceBegan) ? { reason: 'cut', n: null, day: next } : null
  }
}
