import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { dayHead, type readLogIndex, type TransparencyPage } from '@prancheta/contract/public-log/routes.ts'
import { LOG_FORMAT, NO_HASH, sealedLine } from '@prancheta/core/log/log-entry.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { LogKey } from './log-crypto.ts'
import { countHeads, findDay, findDaysAfter, findEnd, findHashAt, findHeads } from './log-store.ts'
import type { RecordReader } from './read-record.ts'

/** What a reader of the whole log begins with. */
export async function readIndex(db: Queryable, key: LogKey): Promise<OutputOf<typeof readLogIndex>> {
  const [lines, { n, hash }] = [await findHeads(db), await findEnd(db)]
  const heads = lines.map((line) => dayHead.parse(JSON.parse(line)))
  const open = await findDaysAfter(db, heads.at(-1)?.day ?? null)
  return {
    format: LOG_FORMAT,
    // Never the one that the opening names: whoever wrote a log of their own into the database would name their own key.
    key: key.publicKey,
    heads,
    open: open.map(({ day }) => day),
    last: { n, hash },
  }
}

/** A day's entries as JSON lines. Of a match that has not begun the forecast is told by its hash alone. */
export async function readDay(db: Queryable, day: string, now: Date): Promise<string> {
  const rows = await findDay(db, day, now)
  const first = rows[0]?.n ?? 1
  let prev = rows.some(({ line }) => line === null) ? ((await findHashAt(db, first - 1)) ?? NO_HASH) : NO_HASH
  let text = ''
  for (const { n, hash, line, sealed_until } of rows) {
    text += `${line ?? sealedLine({ n, prev, hash }, sealed_until?.toISOString() ?? '')}\n`
    prev = hash
  }
  return text
}

const HEADS_SHOWN = 14

/** What the public page is drawn from. */
export async function readTransparency(db: Queryable, key: LogKey, record: RecordReader): Promise<TransparencyPage> {
  const { n, hash } = await findEnd(db)
  const heads = (await findHeads(db, HEADS_SHOWN)).map((line) => dayHead.parse(JSON.parse(line)))
  return {
    record: await record.read(),
    key: key.publicKey,
    last: { n, hash },
    heads: heads.toReversed(),
    days: await countHeads(db),
  }
}
