import { canonicalJson, isCanonical, type Json, readJson } from './canonical-json.ts'
import { type DayHead, dayAfter, headText, signedText } from './day-head.ts'
import {
  type EntryLink,
  hashedPart,
  isObject,
  LOG_FORMAT,
  NO_HASH,
  readLink,
  readSealed,
  type Sha256,
} from './log-entry.ts'

/** What is wrong, in a word. */
export type FaultReason =
  | 'form' // no entry of this format, or not in its canonical text
  | 'missing' // the number that should come next does not
  | 'order' // a number, day or time that came before
  | 'link' // does not follow from the entry before: one of the two was changed
  | 'content' // does not say what its hash was made from
  | 'sealed' // still closed on a day that is over
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

type FollowedLine = { link: EntryLink | null; text: string | null; fault: LogFault | null }

/** Follows a log from its first entry on, a day's lines and then its head, and says what is wrong first. */
export class ChainCheck {
  readonly #key: string
  readonly #tools: LogTools
  readonly #known: ReadonlyMap<number, readonly KnownPoint[]>
  readonly #knownMax: number
  #end: EntryLink = { n: 0, hash: NO_HASH, prev: NO_HASH, at: '', day: '' }
  #firstDay = ''
  #inDay = 0
  #lastHead: DayHead | null = null
  sealed = 0
  isBroken = false

  constructor(key: string, tools: LogTools, known: readonly KnownPoint[] = []) {
    this.#key = key
    this.#tools = tools
    this.#known = Map.groupBy(known, ({ n }) => n)
    this.#knownMax = Math.max(0, ...known.map(({ n }) => n))
  }

  /** How far it was followed. */
  get end(): KnownPoint {
    return { n: this.#end.n, hash: this.#end.hash }
  }

  /**
   * A day's lines and then its head, where it has one. All that needs no hash is followed before this returns, so that the next
   * day can be taken meanwhile: hashes are made by other threads. Where `isBroken`, no other day may be taken.
   */
  async takeDay(day: string, lines: readonly string[], head: DayHead | null): Promise<LogFault | null> {
    const read = this.#followLines(day, lines, head !== null)
    const before = this.#lastHead
    const headFault = head && !this.isBroken ? this.#followHead(head) : null
    const [hashes, prev, isSigned] = await Promise.all([
      Promise.all(read.map(({ text }) => (text === null ? null : this.#tools.sha256(text)))),
      before ? this.#tools.sha256(headText(before)) : NO_HASH,
      head ? this.#tools.isSignedBy(this.#key, head.signature, signedText(head)) : true,
    ])
    for (const [at, { link, fault }] of read.entries()) {
      const isTrue = hashes[at] === null || hashes[at] === link?.hash
      if (link && !isTrue) return { reason: 'content', n: link.n, day }
      if (fault) return fault
    }
    if (headFault || !head) return headFault
    if (head.prev !== prev) return { reason: 'head', n: null, day }
    return isSigned ? null : { reason: 'signature', n: null, day }
  }

  #followLines(day: string, lines: readonly string[], isClosed: boolean): FollowedLine[] {
    const read: FollowedLine[] = []
    for (const line of lines) {
      const one = this.#follow(day, line, isClosed)
      read.push(one)
      if (!one.fault) continue
      this.isBroken = true
      break
    }
    return read
  }

  /** Everything about a line but its hash, which is compared for many at once. */
  #follow(day: string, line: string, isClosed: boolean): FollowedLine {
    const value = readJson(line)
    const sealed = readSealed(value)
    const link = sealed ? { ...sealed, at: this.#end.at, day } : readLink(value)
    const n = this.#end.n + 1
    const wrong = (reason: FaultReason, at = n): FollowedLine => ({
      link: null,
      text: null,
      fault: { reason, n: at, day },
    })
    if (!link || !isObject(value) || !isCanonical(line, value)) return wrong('form')
    if (link.n > n) return wrong('missing')
    if (link.n < n || link.at < this.#end.at) return wrong('order')
    if (link.day !== day || day < this.#end.day) return wrong('order')
    const before = this.#end
    this.#end = link
    this.#inDay = before.day === day ? this.#inDay + 1 : 1
    if (n === 1) this.#firstDay = day
    if (sealed) this.sealed += 1
    const text = sealed ? null : hashedPart(line)
    const followed = (reason: FaultReason | null): FollowedLine => ({ link, text, fault: reason && { reason, n, day } })
    if (link.prev !== before.hash) return followed('link')
    if (sealed && isClosed) return followed('sealed')
    if (n === 1 && !isOpening(value, this.#key)) return followed('key')
    const isAsKept = this.#known.get(n)?.every(({ hash }) => hash === link.hash) ?? true
    return followed(isAsKept ? null : 'rewritten')
  }

  /** All but the hash of the head before and the signature. */
  #followHead(head: DayHead): LogFault | null {
    const { day } = head
    const before = this.#lastHead
    this.#lastHead = head
    const entries = this.#end.day === day ? this.#inDay : 0
    const isOfEnd = head.n === this.#end.n && head.hash === this.#end.hash && head.entries === entries
    if (isOfEnd && (!before || day === dayAfter(before.day))) return null
    this.isBroken = true
    if (before && day !== dayAfter(before.day)) return { reason: 'cut', n: null, day: dayAfter(before.day) }
    if (head.n > this.#end.n) return { reason: 'missing', n: this.#end.n + 1, day }
    return { reason: 'head', n: null, day }
  }

  /** At the end of the log: what should still stand there by `today` (yyyy-MM-dd). Yesterday's head may be on its way. */
  finish(today: string): LogFault | null {
    if (this.#knownMax > this.#end.n) return { reason: 'cut', n: this.#end.n + 1, day: this.#end.day || today }
    if (this.#end.n === 0) return null
    const next = this.#lastHead ? dayAfter(this.#lastHead.day) : this.#firstDay
    return next < dayAfter(today, -1) ? { reason: 'cut', n: null, day: next } : null
  }
}

function isOpening({ kind, body }: { readonly [name: string]: Json }, key: string): boolean {
  return kind === 'opening' && isObject(body) && canonicalJson(body) === canonicalJson({ format: LOG_FORMAT, key })
}
