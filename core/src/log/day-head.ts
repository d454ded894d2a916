import { canonicalJson } from './canonical-json.ts'

/** A day of the log, closed and signed: which entry was its last, and how many it had. */
export type DayHead = {
  day: string
  entries: number
  /** The last entry up to the end of the day, of whichever day it is. */
  n: number
  hash: string
  /** The hash of the head before. */
  prev: string
  signedAt: string
  signature: string
}

/** What the signature is of. */
export function signedText({ day, entries, n, hash, prev, signedAt }: Omit<DayHead, 'signature'>): string {
  return canonicalJson({ day, entries, n, hash, prev, signedAt })
}

/** What the next head carries of this one: its hash, signature included. */
export function headText(head: DayHead): string {
  return canonicalJson({ ...head })
}

const DAY_MS = 86_400_000

/** A calendar day (yyyy-MM-dd) some days later. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
