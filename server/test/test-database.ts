import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { embeddedDatabase, openPGlite } from '#platform/db/embedded.ts'
import { openPostgres } from '#platform/db/postgres.ts'

export type TestDatabase = Database & {
  /** Set on PostgreSQL, so that a second process can join. */ url: string | null
}

/** What a database of a test is copied from: a migrated, empty one, or on PostgreSQL the one of rated-app.ts. */
export type Template = 'template' | 'rated'

/** A migrated database of its own, of the kind this test run is about. */
export async function openTestDatabase(template: Template = 'template'): Promise<TestDatabase> {
  if (inject('databaseKind') === 'embedded') {
    const loadDataDir = await openAsBlob(inject('embeddedTemplate'))
    return { ...embeddedDatabase(await openPGlite({ loadDataDir })), url: null }
  }
  return openPostgresDatabase(await createPostgresDatabase(template))
}

export async function openPostgresDatabase(url: string): Promise<TestDatabase> {
  return { ...(await openPostgres({ url, poolSize: 10 })), url }
}

export async function createPostgresDatabase(template: Template | 'template0'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  // Copied file by file: through the log, PostgreSQL's own choice, a copy takes four times the processor time.
  await client.query(`create database ${name} template ${template} strategy file_copy`)
  await client.end()
  return inject('postgresUrl').replace(/[^/]*$/, name)
}
