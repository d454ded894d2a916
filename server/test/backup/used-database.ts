import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listConversations, sendMessageTo } from '@prancheta/contract/support/direct-messages.ts'
import { expect, onTestFinished } from 'vitest'
import { z } from 'zod'
import { checkPack } from '#platform/backup/read-pack.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import type { Database } from '#platform/db/database.ts'
import { eventually } from '#test/eventually.ts'
import type { Person } from '../person.ts'
import { readRecorded } from '../upgrade/recorded-answers.ts'

/** The day of use that the upgrade test keeps has rows in most tables, so backups are tried with it too. */
const USED = join(import.meta.dirname, '../upgrade/0017')
export const USED_PACK = join(USED, 'database.jsonl.gz')
export const readUsedAnswers = () => readRecorded(join(USED, 'answers.jsonl'))

export async function fillUsed(empty: Database): Promise<void> {
  await restoreBackup(empty, await checkPack(USED_PACK))
}

const countRow = z.array(z.object({ name: z.string(), n: z.number() }))

export async function countRows(database: Database): Promise<Map<string, number>> {
  return database.inScript(async (run) => {
    const tables = z
      .array(z.object({ name: z.string() }))
      .parse(await run.rows(`select tablename as name from pg_tables where schemaname = 'public' order by 1`))
    const counts = tables.map(({ name }) => `select '${name}' as name, count(*) as n from "${name}"`)
    const rows = countRow.parse(await run.rows(counts.join(' union all ')))
    return new Map(rows.map(({ name, n }) => [name, n]))
  })
}

/** Notices are forgotten after a while, so there may be fewer of them than ever before. */
const FORGOTTEN = 'live_events'

/** Tables whose count is neither that of before, nor that of after, nor between them. */
export function outOfBounds(
  counts: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string[] {
  return [...before].flatMap(([table, n]) => {
    if (table === FORGOTTEN) return []
    const [least, most] = [n, after.get(table) ?? 0].toSorted((a, b) => a - b)
    const count = counts.get(table) ?? -1
    return count < (least ?? 0) || count > (most ?? 0) ? [`${table}: ${count}, not ${least} to ${most}`] : []
  })
}

/** Threads whose number of messages is not what their own row says: half of a write. */
export async function halfWritten(database: Database): Promise<unknown[]> {
  return database.inScript((run) =>
    run.rows(`select t.id from support_threads t left join support_messages m on m.thread_id = t.id
      group by t.id, t.message_count having count(m.id) <> t.message_count`),
  )
}

export async function sendOneMore(admin: Person): Promise<void> {
  const { conversations } = await admin.call(listConversations, {})
  await admin.call(sendMessageTo, { userId: conversations[0]?.user.id ?? '', message: 'Até logo!' })
}

/** Short enough that writes fall into a backup, long enough to leave the machine to it. */
const BETWEEN_WRITES_MS = 100

/** Support writes to everybody at once, again and again, until told to stop or the test ends. */
export class BusyWriter {
  /** What the server said it has. */
  readonly acknowledged: string[] = []
  #isStopped = false
  #writing: Promise<unknown> = Promise.resolve()

  static async start(admin: Person): Promise<BusyWriter> {
    const writer = new BusyWriter()
    const { conversations } = await admin.call(listConversations, {})
    writer.#writing = Promise.all(conversations.map(({ user }) => writer.#writeTo(admin, user.id)))
    onTestFinished(() => writer.stop())
    await eventually(() => expect(writer.acknowledged.length).toBeGreaterThan(3))
    return writer
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#writing
  }

  async #writeTo(admin: Person, userId: string): Promise<void> {
    while (!this.#isStopped) {
      const { id } = await admin.call(sendMessageTo, { userId, message: 'Bom dia!' })
      this.acknowledged.push(id)
      await pause(BETWEEN_WRITES_MS)
    }
  }
}

export async function messageIds(database: Database): Promise<Set<string>> {
  const rows = await database.inScript((run) =>
    run.rows(`select m.id from support_messages m join support_threads t on t.id = m.thread_id
    where t.kind = 'direct'`),
  )
  return new Set(
    z
      .array(z.object({ id: z.string() }))
      .parse(rows)
      .map(({ id }) => id),
  )
}

/** The newest saved analysis of somebody, opened as their browser does. */
export async function openNewest(person: Person): Promise<unknown> {
  const history = await (await person.send('get', '/api/history')).json()
  const { analyses } = z.object({ analyses: z.array(z.object({ id: z.string() })) }).parse(history)
  const opened = await person.send('get', `/api/analyses/${analyses[0]?.id}`)
  expect(opened.status).toBe(200)
  return opened.json()
}
