import { canonicalJson, type Json } from './canonical-json.ts'
import type { EntryContent } from './entry-content.ts'

/** The format that docs/log-format.md describes. It changes only with a new number. */
export const LOG_FORMAT = 'prancheta-log/1'

/** What the first entry and the first head follow. */
export const NO_HASH = '0'.repeat(64)

/** The last entry so far: what the next one follows. */
export type LogEnd = { n: number; hash: string; at: string }
export const EMPTY_LOG: LogEnd = { n: 0, hash: NO_HASH, at: '' }

export type Sha256 = (text: string) => Promise<string>

/** When and on which day of São Paulo something was written down. */
type EntryMoment = { at: string; day: string }

export type LogEntry = EntryContent & EntryMoment & { n: number; prev: string; hash: string }

/** What time it is, and how days go. */
export type LogTime = {
  /** ISO instant with milliseconds. */
  now: string
  /** The calendar day in São Paulo of an instant. */
  dayOf(at: string): string
}

export type LogWriting = LogTime & { sha256: Sha256 }

/** The next entry of the log and the line it is kept and published as. Time never goes back, whatever a clock says. */
export async function nextEntry(
  end: LogEnd,
  content: EntryContent,
  { now, dayOf, sha256 }: LogWriting,
): Promise<{ entry: LogEntry; line: string }> {
  const at = now < end.at ? end.at : now
  const unhashed = { ...content, at, day: dayOf(at), n: end.n + 1, prev: end.hash }
  const entry: LogEntry = { ...unhashed, hash: await sha256(canonicalJson(unhashed)) }
  return { entry, line: canonicalJson(entry) }
}

/** What the public sees of an entry until its match begins: that it stands, and what it may not differ from later. */
export function sealedLine({ n, prev, hash }: Pick<LogEntry, 'n' | 'prev' | 'hash'>, sealedUntil: string): string {
  return canonicalJson({ n, prev, hash, sealedUntil })
}

type Link = { n: number; prev: string; hash: string }
/** What ties an entry to the one before, from its line. */
export type EntryLink = EntryMoment & Link

// In the order of canonical text.
const ENTRY_MEMBERS = ['at', 'body', 'day', 'hash', 'kind', 'n', 'prev']
const HASH = /^[0-9a-f]{64}$/
const DAY = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const MOMENT = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

const isDay = (text: string) => DAY.test(text) && isInMonth(text)
const isMoment = (text: string) => MOMENT.test(text) && isInMonth(text)

/** Whether the month has the day that a date begins with. Nearly all are below 29, and no calendar is asked. */
function isInMonth(date: string): boolean {
  const [month, day] = [date.slice(5, 7), date.slice(8, 10)]
  if (day < '29') return true
  if (month !== '02') return day < '31' || !SHORT_MONTHS.has(month)
  const year = Number(date.slice(0, 4))
  return day === '29' && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}
const SHORT_MONTHS = new Set(['04', '06', '09', '11'])

/** Null for what is no entry. */
export function readLink(value: Json | undefined): EntryLink | null {
  if (!isObject(value) || !hasJust(ENTRY_MEMBERS, value)) return null
  const { n, prev, hash, at, day, kind, body } = value
  if (!isLink(n, prev, hash) || typeof kind !== 'string' || !isObject(body)) return null
  if (typeof at !== 'string' || typeof day !== 'string') return null
  return isMoment(at) && isDay(day) ? { n: Number(n), prev: String(prev), hash: String(hash), at, day } : null
}

const SEALED_MEMBERS = ['hash', 'n', 'prev', 'sealedUntil']

/** The link of an entry that is not open yet, and until when; null for what is none. */
export function readSealed(value: Json | undefined): (Link & { sealedUntil: string }) | null {
  if (!isObject(value) || !hasJust(SEALED_MEMBERS, value)) return null
  const { n, prev, hash, sealedUntil } = value
  if (typeof sealedUntil !== 'string' || !isMoment(sealedUntil)) return null
  return isLink(n, prev, hash) ? { n: Number(n), prev: String(prev), hash: String(hash), sealedUntil } : null
}

/** Without a list or a text of its own: a year of the log asks this two hundred thousand times. */
function hasJust(members: readonly string[], value: object): boolean {
  let at = 0
  for (const name in value) if (name !== members[at++]) return false
  return at === members.length
}

function isLink(n: Json | undefined, prev: Json | undefined, hash: Json | undefined): boolean {
  const isHash = (text: Json | undefined) => typeof text === 'string' && HASH.test(text)
  return Number.isSafeInteger(n) && Number(n) > 0 && isHash(prev) && isHash(hash)
}

export function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The text whose hash an entry carries: itself without the hash. */
export function hashedText(entry: { readonly [name: string]: Json }): string {
  const { hash: _, ...rest } = entry
  return canonicalJson(rest)
}

/** The same, from a line in its canonical text: of all that stands after the body, only the hash begins so. */
export function hashedPart(line: string): string {
  const at = line.lastIndexOf(HASH_BEGINS)
  return line.slice(0, at) + line.slice(at + HASH_BEGINS.length + 64 + HASH_ENDS.length)
}
const HASH_BEGINS = '"hash":"'
const HASH_ENDS = '",'
