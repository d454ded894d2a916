import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { verifyPassword } from 'better-auth/crypto'
import { expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '#capabilities/identity/index.ts'
import { checkPack } from '#platform/backup/read-pack.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import type { Queryable } from '#platform/db/database.ts'
import { openEmptyDatabase } from '../open-empty-database.ts'
import { startTestApp } from '../start-test-app.ts'
import { lostFrom } from './lost-from.ts'
import { askAgain, type Question, readRecorded } from './recorded-answers.ts'

/** One folder a past version, made by scripts/make-upgrade-dump.ts and named after its newest migration. */
const PAST_VERSIONS = readdirSync(import.meta.dirname).filter((name) => /^\d{4}$/.test(name))

/** PostgreSQL is asked everything. The embedded database, which costs more, is asked what visitors and Clara see, unless deep. */
const asksAll = inject('databaseKind') === 'postgres' || process.env.DEEP === '1'
const isAskedHere = ({ who }: Question) => asksAll || who === 'visitor' || who === 'clara'

/** What says something else today on purpose. */
const CHANGED_SINCE = [
  /\.expectedGoals\.(home|away) /, // the pooled grid's; the model's stand beside them
  /get \/api\/history \.answer\.analyses\[\d+\]\.markets\[/, // the three that tell most
  /\/api\/tipsters\/.+\.why\[/, // the reasons of the published pick
  /\/api\/admin\/tipsters .+hit_rate/, // as on the tipster's own page
  /\/api\/unread-messages /, // counted beside the unread tickets
  /get \/api\/pause /, // told with the session
  /bruno post \/api\/check-chat-quota /, // closed to somebody in a pause
  /\/api\/admin\/overview \.answer\.sign_ups\[/, // users alone, as in the count beside them
]

test.each(PAST_VERSIONS)(
  'what people had in a database of schema %s reads the same after the upgrade, and their sessions and passwords still work',
  async (past) => {
    const folder = join(import.meta.dirname, past)
    const { recording, answers } = await readRecorded(join(folder, 'answers.jsonl'))
    const database = await openEmptyDatabase()
    await restoreBackup(database, await checkPack(join(folder, 'database.jsonl.gz')))
    const clock = { now: () => new Date(recording.now) }
    const app = await startTestApp({ database, clock, env: { DEMO_PAYMENTS: 'on' } })

    const lost: string[] = []
    for (const { status, answer, ...question } of answers.filter(isAskedHere)) {
      const now = await askAgain(app.url, recording, question)
      lost.push(...lostFrom({ status, answer }, now, `${question.who} ${question.method} ${question.path} `))
    }
    expect(lost.filter((line) => !CHANGED_SINCE.some((pattern) => pattern.test(line)))).toEqual([])
    expect(answers.length).toBeGreaterThan(50)
    const ana = await findCredential(database.db)
    expect(await verifyPassword({ hash: ana, password: DEMO_PASSWORD })).toBe(true)
  },
)

/** Test apps may hash passwords in a cheaper way than the product, so this one is not tried at the door. */
async function findCredential(db: Queryable): Promise<string> {
  const { password } = await db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.id', 'accounts.user_id')
    .select('accounts.password')
    .where('profiles.email', '=', 'ana@prancheta.example')
    .executeTakeFirstOrThrow()
  return password ?? ''
}
