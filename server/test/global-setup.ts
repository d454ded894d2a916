import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { embeddedDatabase, openPGlite } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { holdBackDatabase } from './hold-back.ts'
import { startPostgresInMemory } from './postgres-in-memory.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseKind: 'embedded' | 'postgres'
    /** A folder with two embedded databases; each test app copies its own. */
    embeddedTemplates: string
    /** Any database of the test server; each test app makes its own from the database `template`. */
    postgresUrl: string
  }
}

/** The slow part of every server test, done once: a migrated database to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kind = project.getProvidedContext().databaseKind
  return kind === 'postgres' ? setUpPostgres(project) : setUpEmbedded(project)
}

async function setUpEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'prancheta-template-'))
  const [empty, template] = [join(folder, 'empty'), join(folder, 'template')]
  // Both are closed well: a copy of a database that is open has to recover each time it is opened.
  await (await openPGlite({ dataDir: empty })).close()
  await cp(empty, template, { recursive: true })
  const database = embeddedDatabase(await openPGlite({ dataDir: template }))
  await migrate(database)
  await database.close()
  project.provide('embeddedTemplates', folder)
  return () => rm(folder, { recursive: true, force: true })
}

async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresInMemory()
  const admin = new pg.Client({ connectionString: server.urlOf('postgres') })
  await admin.connect()
  await admin.query('create database template')
  await admin.end()
  const template = await openPostgres({ url: server.urlOf('template'), poolSize: 2 })
  await migrate(template)
  await template.close()
  const longestMs = Number(process.env.HELD_BACK_MS ?? 0)
  const front = longestMs > 0 ? await holdBackDatabase(server.urlOf('postgres'), longestMs) : null
  project.provide('postgresUrl', front?.url ?? server.urlOf('postgres'))
  return async () => {
    front?.stop()
    await server.stop()
  }
}
