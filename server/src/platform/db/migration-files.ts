import { createHash } from 'node:crypto'
import { appendFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '#platform/errors/errors.ts'

export const MIGRATIONS_DIR = join(import.meta.dirname, '../../../migrations')

/** As `sha256sum` writes and checks it: a line a migration, in their order. */
const CHECKSUMS_FILE = 'checksums.txt'

export type Migration = { name: string; sql: string; checksum: string }

/** The migrations of a folder in their order. Throws when one is not, letter for letter, the one that was frozen. */
export async function readFrozenMigrations(dir: string): Promise<Migration[]> {
  const migrations = await readMigrations(dir)
  const frozen = await readChecksums(dir)
  refuseChanged(migrations, frozen)
  const fresh = migrations.find(({ name }) => !frozen.has(name))
  if (fresh)
    throw new StartupError(`Migration ${fresh.name} is not in ${CHECKSUMS_FILE} yet: \`npm run db:freeze\` adds it.`)
  return migrations
}

/** Adds the checksums of new migrations and returns their names. A checksum that is there is never written again. */
export async function freezeNewMigrations(dir: string): Promise<string[]> {
  const migrations = await readMigrations(dir)
  const frozen = await readChecksums(dir)
  refuseChanged(migrations, frozen)
  const fresh = migrations.filter(({ name }) => !frozen.has(name))
  const lines = fresh.map(({ name, checksum }) => `${checksum}  ${name}\n`)
  await appendFile(join(dir, CHECKSUMS_FILE), lines.join(''))
  return fresh.map(({ name }) => name)
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(dir, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function readChecksums(dir: string): Promise<Map<string, string>> {
  const text = await readFile(join(dir, CHECKSUMS_FILE), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  const lines = [...text.matchAll(/^([0-9a-f]{64}) {2}(\S+)$/gm)]
  return new Map(lines.map(([, checksum = '', name = '']) => [name, checksum]))
}

function refuseChanged(migrations: readonly Migration[], frozen: ReadonlyMap<string, string>): void {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of frozen) {
    const found = checksums.get(name)
    if (found === undefined)
      throw new StartupError(
        `Migration ${name} is missing: ${CHECKSUMS_FILE} names it, and migrations are never removed.`,
      )
    if (found !== checksum)
      throw new StartupError(
        `Migration ${name} was changed after it was frozen: put it back as it was and write a new migration instead.`,
      )
  }
}
