import { mkdtemp, rm, writeFile } from 'node:fs/promises'
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
    /** A migrated, empty embedded database, packed; each test app unpacks its own. */
    embeddedTemplate: string
    /** The same before its first migration. */
    embeddedEmpty: string
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
  const pglite = await openPGlite()
  const pack = async (name: string) => {
    const path = join(folder, name)
    await writeFile(path, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
    return path
  }
  project.provide('embeddedEmpty', await pack('empty.tar'))
  await migrate(embeddedDatabase(pglite))
  project.provide('embeddedTemplate', await pack('template.tar'))
  await pglite.close()
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
