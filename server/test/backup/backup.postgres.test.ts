import { execFileSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readProfile, signIn } from '@prancheta/contract/identity/routes.ts'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { DEMO_PASSWORD } from '#capabilities/identity/index.ts'
import { checkPack } from '#platform/backup/read-pack.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { openEmptyDatabase } from '../open-empty-database.ts'
import { startTestApp } from '../start-test-app.ts'
import { createPostgresDatabase, type TestDatabase } from '../test-database.ts'
import { returning } from '../upgrade/recorded-answers.ts'
import { runCommand } from './run-command.ts'
import {
  BusyWriter,
  countRows,
  fillUsed,
  halfWritten,
  messageIds,
  openNewest,
  outOfBounds,
  readUsedAnswers,
  sendOneMore,
  USED_PACK,
} from './used-database.ts'

const settings = (url: string | null) => ({ DATABASE_URL: url ?? '', AUTH_SECRET: 'x'.repeat(32) })
/** The people of the used database are demo accounts, which come along only where the demo is allowed. */
const forTrying = { DEMO_PAYMENTS: 'on' }
const SERVER_VERSION = 18
const newFile = async () => join(await mkdtemp(join(tmpdir(), 'prancheta-backup-')), 'backup.jsonl.gz')

async function openOther(url: string): Promise<TestDatabase> {
  const database = { ...(await openPostgres({ url, poolSize: 4 })), url }
  onTestFinished(() => database.close())
  return database
}

/** A server for the people of the used database, at the moment when their sessions were fresh. */
async function serve(database: TestDatabase) {
  const { recording } = await readUsedAnswers()
  const app = await startTestApp({ database, clock: { now: () => new Date(recording.now) } })
  return { ana: returning(app.url, recording, 'ana'), admin: returning(app.url, recording, 'admin') }
}

test('a backup of a PostgreSQL that is written to holds what was acknowledged before and nothing half, and is restored whole', async () => {
  const source = await openEmptyDatabase()
  await fillUsed(source)
  const { ana, admin } = await serve(source)
  const shown = await openNewest(ana)
  const writer = await BusyWriter.start(admin)

  const before = await countRows(source)
  const acknowledged = [...writer.acknowledged]
  const file = await newFile()
  const saved = await runCommand(settings(source.url), 'backup', file)
  expect(saved).toMatchObject({ code: 0, said: expect.stringContaining(file) })
  const after = await countRows(source)
  await writer.stop()
  expect(writer.acknowledged.length).toBeGreaterThan(acknowledged.length)

  const url = await createPostgresDatabase('template0')
  expect(await runCommand({ ...settings(url), ...forTrying }, 'restore', file)).toMatchObject({ code: 0 })
  const restored = await openOther(url)
  const kept = await messageIds(restored)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  expect(await halfWritten(restored)).toEqual([])
  expect(outOfBounds(await countRows(restored), before, after)).toEqual([])

  const later = await serve(restored)
  expect(await openNewest(later.ana)).toEqual(shown)
  // Counters of ids and the work of triggers go on where they stood.
  await sendOneMore(later.admin)
  expect(await halfWritten(restored)).toEqual([])
  await expect(restoreBackup(restored, await checkPack(file))).rejects.toThrow(
    'The database is not empty; a backup is restored into an empty one only.',
  )
})

test('the demo accounts of an embedded database reach a real PostgreSQL without their public password, and the operator is told', async () => {
  const url = await createPostgresDatabase('template0')
  const { code, said } = await runCommand(settings(url), 'restore', USED_PACK)
  expect({ code, said }).toMatchObject({
    code: 0,
    said: expect.stringMatching(/\d demo accounts came without their password/),
  })
  const { ana, admin } = await serve(await openOther(url))
  for (const person of [ana, admin]) await expect(person.call(readProfile, {})).rejects.toMatchObject({ status: 401 })
  for (const name of ['ana', 'admin'])
    await expect(
      ana.call(signIn, { email: `${name}@prancheta.example`, password: DEMO_PASSWORD }),
    ).rejects.toMatchObject({ code: 'session.wrongCredentials' })
})

test('pg_dump and pg_restore, as the guide shows them, bring every row into an empty database', async (context) => {
  requireClientTools(context)
  const source = await openEmptyDatabase()
  await fillUsed(source)
  const file = await newFile()
  execFileSync('pg_dump', ['--format=custom', `--file=${file}`, source.url ?? ''])
  const url = await createPostgresDatabase('template0')
  execFileSync('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${url}`, file])
  const restored = await openOther(url)
  expect(await countRows(restored)).toEqual(await countRows(source))
  const shown = await openNewest((await serve(source)).ana)
  expect(await openNewest((await serve(restored)).ana)).toEqual(shown)
})

/** pg_dump refuses a server newer than itself, and the one we test with comes without it. */
function requireClientTools(context: TestContext): void {
  const version = clientVersion()
  if (version < SERVER_VERSION)
    context.skip(`pg_dump ${SERVER_VERSION} is needed, here is ${version === 0 ? 'none' : version}`)
}

function clientVersion(): number {
  try {
    return Number(/\d+/.exec(execFileSync('pg_dump', ['--version'], { encoding: 'utf8' }))?.[0] ?? 0)
  } catch {
    return 0
  }
}
