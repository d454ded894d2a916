import { dayAfter } from '@prancheta/core/log/day-head.ts'
import type { EntryContent } from '@prancheta/core/log/entry-content.ts'
import { LOG_FORMAT, type LogEntry, nextEntry } from '@prancheta/core/log/log-entry.ts'
import { type Clock, dateInSaoPaulo } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import { type LogKey, logTools } from './log-crypto.ts'
import { type EntryRow, findEnd, findLastHead, insertEntries, lockLog } from './log-store.ts'

export type LogDeps = { clock: Clock; key: LogKey }

/**
 * Writes entries to the end of the log, in the transaction of what they tell of: there is none without the other. However many
 * processes write, there is one chain: each waits for the one before to end.
 */
export async function appendEntries(
  tx: Queryable,
  { clock, key }: LogDeps,
  contents: readonly EntryContent[],
): Promise<LogEntry[]> {
  if (contents.length === 0) return []
  await lockLog(tx)
  let end = await findEnd(tx)
  const closed = (await findLastHead(tx))?.day ?? ''
  const opening: EntryContent[] =
    end.n === 0 ? [{ kind: 'opening', body: { format: LOG_FORMAT, key: key.publicKey } }] : []
  // A clock that is behind must not write into a day that is signed already.
  const dayOf = (at: string) => {
    const day = dateInSaoPaulo(new Date(at))
    return day > closed ? day : dayAfter(closed)
  }
  const writing = { now: clock.now().toISOString(), dayOf, sha256: logTools.sha256 }
  const written: { entry: LogEntry; line: string }[] = []
  for (const content of [...opening, ...contents]) {
    const next = await nextEntry(end, content, writing)
    written.push(next)
    end = next.entry
  }
  await insertEntries(tx, written.map(toRow))
  return written.slice(opening.length).map(({ entry }) => entry)
}

function toRow({ entry, line }: { entry: LogEntry; line: string }): EntryRow {
  const { n, at, day, kind, hash } = entry
  const about = { about: null, moment: null, sealed_until: null, ...whatItIsAbout(entry) }
  return { n, at, day, kind, hash, line, ...about }
}

function whatItIsAbout({ kind, body }: EntryContent): Partial<Pick<EntryRow, 'about' | 'moment' | 'sealed_until'>> {
  if (kind === 'forecast') return { about: body.game.id, moment: body.moment, sealed_until: body.game.kickOff }
  if (kind === 'lineups') return { about: body.game.id, moment: 'last', sealed_until: body.game.kickOff }
  if (kind === 'result' || kind === 'correction') return { about: body.game }
  return kind === 'settlement' ? { about: body.publication } : {}
}
