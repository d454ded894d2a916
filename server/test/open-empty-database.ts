import { inject, onTestFinished } from 'vitest'
import { embeddedDatabase } from '#platform/db/embedded.ts'
import { openCopyInMemory } from './embedded-templates.ts'
import { createPostgresDatabase, openPostgresDatabase, type TestDatabase } from './test-database.ts'

/** A database in which no migration ran, closed when the test ends. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  const database = inject('databaseKind') === 'embedded' ? await openEmptyEmbedded() : await openEmptyPostgres()
  onTestFinished(() => database.close())
  return database
}

async function openEmptyPostgres(): Promise<TestDatabase> {
  return openPostgresDatabase(await createPostgresDatabase('template0'))
}

async function openEmptyEmbedded(): Promise<TestDatabase> {
  return { ...embeddedDatabase(await openCopyInMemory('empty')), url: null }
}
