import { readEntry } from '@prancheta/contract/public-log/entries.ts'
import type { PublicLogRecord } from '@prancheta/contract/public-log/routes.ts'
import { LoggedGames } from '@prancheta/core/log/figures/logged-games.ts'
import { publicRecord } from '@prancheta/core/log/figures/public-record.ts'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import { findEntriesAfter } from './log-store.ts'

/** Ten to twenty milliseconds of reading, between which others get their turn. */
const LINES_AT_ONCE = 500

export type RecordReader = { read(): Promise<PublicLogRecord> }

/** The record from the log's own lines. What was read once is kept, so that a look reads only what is new. */
export function recordReader(db: Queryable): RecordReader {
  const games = new LoggedGames()
  const monthOf = monthReader()
  let entries = 0
  let since: string | null = null
  let known: PublicLogRecord | null = null
  let reading: Promise<PublicLogRecord> | null = null

  async function readOn(): Promise<PublicLogRecord> {
    const before = entries
    for (;;) {
      const rows = await findEntriesAfter(db, entries, LINES_AT_ONCE)
      for (const { n, line } of rows) {
        const entry = readEntry(line)
        if (entry) games.add(entry)
        if (n === 1) since = dayOf(line)
        entries = n
      }
      if (rows.length < LINES_AT_ONCE) break
      await new Promise(setImmediate)
    }
    if (known && before === entries) return known
    known = { ...publicRecord([...games.all()], monthOf), since, entries }
    return known
  }

  return {
    read() {
      reading ??= readOn().finally(() => {
        reading = null
      })
      return reading
    },
  }
}

const dayOf = (line: string) => /"day":"([\d-]{10})"/.exec(line)?.[1] ?? null

/** Many matches begin together, and a calendar takes long to ask. */
function monthReader(): (at: string) => string {
  const months = new Map<string, string>()
  return (at) => {
    const month = months.get(at) ?? dateInSaoPaulo(new Date(at)).slice(0, 7)
    months.set(at, month)
    return month
  }
}
