import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { embeddedDatabase } from '#platform/db/embedded.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { openCopyInMemory } from './embedded-templates.ts'

export type TestDatabase = Database & {
  /** Set on PostgreSQL, so that a second process can join. */ url: string | null
}

/** What a database of a test is copied from: a migrated, empty one, or on PostgreSQL the one of rated-app.ts. */
export type Template = 'template' | 'rated'

/** A migrated database of its own, of the kind this test run is about. */
export async function openTestDatabase(template: Template = 'template'): Promise<TestDatabase> {
  if (inject('databaseKind') === 'embedded')
    return { ...embeddedDatabase(await openCopyInMemory('template')), url: null }
  return openPostgresDatabase(await createPostgresDatabase(template))
}

/** How long a hundred calls at once wait for a connection decides nothing: a machine busy with other things may need it. */
const PATIENCE_MS = 60_000
/** Two can already race. Every further one is a process of the database's, which learns all tables and triggers anew. */
const POOL_SIZE = process.env.DEEP === '1' ? 10 : 4

export async function openPostgresDatabase(url: string): Promise<TestDatabase> {
  return { ...(await openPostgres({ url, poolSize: POOL_SIZE, patienceMs: PATIENCE_MS })), url }
}

export async function createPostgresDatabase(template: Template | 'template0'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copied file by file: through the log, PostgreSQL's own choice, a copy takes four times the processor time.
  await onServer((client) => client.query(`create database ${name} template ${template} strategy file_copy`))
  made.push(name)
  return inject('postgresUrl').replace(/[^/]*$/, name)
}

const made: string[] = []

/** Those that this process made and nobody is connected to any more; the others go with the server. */
export function dropDatabases(): Promise<void> {
  return onServer(async (client) => {
    for (const name of made.splice(0)) {
      try {
        await client.query(`drop database if exists ${name}`)
      } catch (error) {
        if (!(error instanceof pg.DatabaseError) || error.code !== IN_USE) throw error
      }
    }
  })
}

const IN_USE = '55006'

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
