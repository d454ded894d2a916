import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@prancheta/server/platform/db/database.ts'
import { openEmbedded } from '@prancheta/server/platform/db/embedded.ts'
import { migrate } from '@prancheta/server/platform/db/migrate.ts'
import { openPostgres } from '@prancheta/server/platform/db/postgres.ts'
import { type Child, startChild } from '../bench/child.ts'
import { SECRET } from '../bench/support-people.ts'
import { type PostgresOptions, startPostgres, type TestPostgres } from '../server/test/start-postgres.ts'

const READY = /http:\/\/localhost:(\d+)/

/** A database of either kind, and processes of the product on it. */
export type House = {
  kind: 'embedded' | 'PostgreSQL'
  settings: Record<string, string>
  /** Null on the embedded database, which nobody else can open. */
  databaseUrl: string | null
  postgres: TestPostgres | null
  /** Without pages, unless the script is `start`. */
  start(more?: Record<string, string>, script?: 'serve-api' | 'start'): Promise<Process>
  /** Straight in the database, before any process of the product has it. */
  prepare<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
export type Process = Child & { url: string; kill(): Promise<void> }

export async function openHouse(kind: House['kind'], options: PostgresOptions = {}): Promise<House> {
  const postgres = kind === 'PostgreSQL' ? await startPostgres(options) : null
  const folder = postgres ? null : await mkdtemp(join(tmpdir(), 'prancheta-chaos-'))
  const where: Record<string, string> = postgres
    ? { DATABASE_URL: postgres.urlOf('postgres') }
    : { DATA_DIR: folder ?? '' }
  const settings = {
    ...where,
    AUTH_SECRET: SECRET,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DEMO_PAYMENTS: 'on',
    // Nothing is followed in the background.
    PROVIDERS: 'strict',
    // So that people of a trial may come from many addresses.
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const started: Process[] = []
  return {
    kind,
    settings,
    postgres,
    databaseUrl: postgres?.urlOf('postgres') ?? null,
    async start(more = {}, script = 'serve-api') {
      const child = await startChild(['scripts/on-node-26.mjs', script], { ...settings, ...more }, READY)
      const process = toProcess(child)
      started.push(process)
      return process
    },
    async prepare(work) {
      const database = await (postgres
        ? openPostgres({ url: postgres.urlOf('postgres'), poolSize: 2 })
        : openEmbedded(folder ?? ''))
      try {
        await migrate(database)
        return await work(database)
      } finally {
        await database.close()
      }
    },
    /** Also after a trial that threw: nothing of it goes on. */
    async close() {
      for (const process of started) await process.kill()
      await postgres?.stop()
      if (folder !== null) await rm(folder, { recursive: true, force: true })
    },
  }
}

function toProcess(child: Child): Process {
  return {
    ...child,
    url: `http://127.0.0.1:${child.port}`,
    async kill() {
      if (child.process.exitCode !== null || child.process.signalCode !== null) return
      const exited = new Promise((resolve) => child.process.once('exit', resolve))
      child.process.kill('SIGKILL')
      await exited
    },
  }
}
