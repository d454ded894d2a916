import { randomBytes } from 'node:crypto'
import { readEntry } from '@prancheta/contract/public-log/entries.ts'
import type { VerifiedRecord } from '@prancheta/contract/tipsters/routes.ts'
import type { Publication, Settlement } from '@prancheta/core/log/entry-content.ts'
import type { Queryable } from '#platform/db/database.ts'
import { appendEntries, type LogDeps } from '../append-entries.ts'
import { findEnd } from '../log-store.ts'
import {
  authorOf,
  findAuthor,
  findPublications,
  insertPublication,
  type LoggedPublication,
} from './publication-store.ts'

const AUTHOR_BYTES = 8

type NewPublication = { userId: string; analysisId: string; body: Omit<Publication, 'author'> }

/** The number of each publication's entry, and the chance that it tells. */
export type PublishedEntries = ReadonlyMap<string, { n: number; chance: number | null }>

export type PublicationLog = {
  /** In the transaction that publishes. */
  write(tx: Queryable, publication: NewPublication): Promise<void>
  /** What the log alone says of a tipster; null before their first entry. `entries` are by analysis. */
  read(db: Queryable, userId: string): Promise<{ verified: VerifiedRecord; entries: PublishedEntries } | null>
}

/** Tipsters' publications in the same chain as the product's own forecasts. */
export function publicationLog(deps: LogDeps): PublicationLog {
  return {
    async write(tx, { userId, analysisId, body }) {
      const author = await authorOf(tx, userId, randomBytes(AUTHOR_BYTES).toString('hex'))
      const [entry] = await appendEntries(tx, deps, [{ kind: 'publication', body: { author, ...body } }])
      if (entry) await insertPublication(tx, { user_id: userId, analysis_id: analysisId, n: entry.n })
    },
    async read(db, userId) {
      const [author, rows] = [await findAuthor(db, userId), await findPublications(db, userId)]
      if (author === null || rows.length === 0) return null
      const { n, hash } = await findEnd(db)
      const entries = new Map(rows.map(({ analysis_id, n, line }) => [analysis_id, { n, chance: chanceIn(line) }]))
      return { verified: { author, ...figuresOf(rows), last: { n, hash } }, entries }
    },
  }
}

function chanceIn(line: string): number | null {
  const entry = readEntry(line)
  return entry?.kind === 'publication' ? entry.body.chance : null
}

/** Counted from the log's own lines, so that whoever adds them up finds the same. */
function figuresOf(rows: readonly LoggedPublication[]): Omit<VerifiedRecord, 'author' | 'last'> {
  const settled = rows.flatMap(({ settlement }): Settlement[] => {
    const entry = settlement === null ? null : readEntry(settlement)
    const isPlayed = entry?.kind === 'settlement' && entry.body.outcome !== null && entry.body.outcome !== 'void'
    return isPlayed ? [entry.body] : []
  })
  const back = settled.flatMap(({ returned }) => (returned === null ? [] : [returned]))
  const ended = (as: Settlement['outcome']) => settled.filter(({ outcome }) => outcome === as).length
  return {
    published: rows.length,
    settled: settled.length,
    // Half results count in neither, as in the record beside it.
    won: ended('won'),
    lost: ended('lost'),
    staked: back.length,
    yield: back.length === 0 ? null : back.reduce((sum, one) => sum + one, 0) / back.length - 1,
  }
}
