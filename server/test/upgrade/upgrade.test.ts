import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { signIn } from '@prancheta/contract/identity.ts'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#capabilities/identity/index.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { openEmptyDatabase } from '../open-empty-database.ts'
import { startTestApp } from '../start-test-app.ts'
import { lostFrom } from './lost-from.ts'
import { askAgain, readRecorded } from './recorded-answers.ts'

/** One folder a past version, made by scripts/make-upgrade-dump.ts and named after its newest migration. */
const PAST_VERSIONS = readdirSync(import.meta.dirname).filter((name) => /^\d{4}$/.test(name))

test.each(PAST_VERSIONS)(
  'what people had in a database of schema %s reads the same after the upgrade, and their sessions and passwords still work',
  async (past) => {
    const folder = join(import.meta.dirname, past)
    const { recording, answers } = await readRecorded(join(folder, 'answers.jsonl'))
    const database = await openEmptyDatabase()
    await restoreBackup(database, join(folder, 'database.jsonl.gz'))
    const clock = { now: () => new Date(recording.now) }
    const app = await startTestApp({ database, clock, env: { DEMO_PAYMENTS: 'on' } })

    const lost: string[] = []
    for (const { status, answer, ...question } of answers) {
      const now = await askAgain(app.url, recording, question)
      lost.push(...lostFrom({ status, answer }, now, `${question.who} ${question.method} ${question.path} `))
    }
    expect(lost).toEqual([])
    expect(answers.length).toBeGreaterThan(50)
    const { session } = await app.visitor().call(signIn, { email: 'ana@prancheta.example', password: DEMO_PASSWORD })
    expect(session.name).toBe('Ana Lima')
  },
  120_000,
)
