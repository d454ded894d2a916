import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartupError } from '#platform/errors/errors.ts'
import { COLUMN_PARSERS, type Database, type ScriptRunner } from './database.ts'
import { listenOnPostgres } from './listen-on-postgres.ts'
import type { DB } from './schema.ts'

const VERSION_MIN = 18
const STATEMENT_TIMEOUT_MS = 10_000
/** Longer than the database's own limit: only one that says nothing at all, not even that time is over, is given up by us. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 2_000
const CONNECT_TIMEOUT_MS = 5_000
/** A database that starts beside us needs a few seconds; one that is still away then is a mistake to report. */
const START_TRIES = 5
const START_PAUSE_MS = 1_000

type PostgresSettings = {
  url: string
  /** Past a pooler, for what needs a connection of its own for long. */
  directUrl?: string | undefined
  poolSize: number
  /** How long somebody waits for a connection before being told that the database is away. */
  patienceMs?: number
  onIdleError?: (error: Error) => void
}

export async function openPostgres({
  url,
  directUrl = url,
  poolSize,
  patienceMs = CONNECT_TIMEOUT_MS,
  onIdleError = () => {},
}: PostgresSettings): Promise<Database> {
  const connection: pg.ClientConfig = {
    connectionString: url,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'prancheta',
    types: { getTypeParser },
  }
  const direct: pg.ClientConfig = { ...connection, connectionString: directUrl }
  const pool = new pg.Pool({
    ...connection,
    connectionTimeoutMillis: patienceMs,
    query_timeout: SILENCE_MS,
    max: poolSize,
  })
  pool.on('connect', (client) => {
    // One that is cut while somebody holds it, between two statements, would end the process too; the next statement tells its holder.
    client.on('error', () => {})
    prepareStatements(client)
  })
  // Without a listener, an idle connection that the server closes would end the process.
  pool.on('error', onIdleError)

  try {
    await retryAtStart(() => pool.query('select 1'))
    await requireVersion(pool)
  } catch (error) {
    await pool.end()
    throw error
  }

  return {
    kind: 'postgres',
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    async ping() {
      await pool.query('select 1')
    },
    inScript: (work) => inTransaction(new pg.Client(direct), work),
    listen: (channel, onNotify) => listenOnPostgres(direct, channel, onNotify),
    async close() {
      if (!pool.ended) await pool.end()
    },
  }
}

/** The schema uses what came with this version, uuidv7() first of all. */
async function requireVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>("select current_setting('server_version_num')::int as version")
  const major = Math.floor((rows[0]?.version ?? 0) / 10_000)
  if (major < VERSION_MIN)
    throw new StartupError(`PostgreSQL ${VERSION_MIN} or newer is needed; DATABASE_URL leads to version ${major}.`)
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  const ours = COLUMN_PARSERS[oid]
  if (ours && format !== 'binary') return ours
  return pg.types.getTypeParser(oid, format ?? 'text')
}

/** On a connection of its own, which may be silent for as long as a migration or a backup takes, and is thrown away after it. */
async function inTransaction<Result>(client: pg.Client, work: (run: ScriptRunner) => Promise<Result>): Promise<Result> {
  // A lost connection fails the query under way; without a listener it would end the process too.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin; set local statement_timeout = 0')
    const result = await work({
      async exec(script) {
        await client.query(script)
      },
      rows: async (query, values) => (await client.query(query, values)).rows,
    })
    await client.query('commit')
    return result
  } finally {
    await client.end().catch(() => {}) // gone already is as good as ended
  }
}

async function retryAtStart(connect: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await connect()
      return
    } catch (error) {
      if (attempt === START_TRIES || isRefusal(error)) {
        const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
        throw new StartupError(`The database in DATABASE_URL cannot be reached (${reason}).`, { cause: error })
      }
      await pause(START_PAUSE_MS)
    }
  }
}

/** A wrong password (28…) or an unknown database (3D000) does not get better by waiting. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(28|3D)/.test(error.code ?? '')
}

/** Far more than the product has; past it (lists of changing length) statements are sent unprepared. */
const STATEMENTS_MAX = 500

/** A prepared `select *` fails once a migration adds a column, so on older processes after a deploy. */
const ALL_COLUMNS = /(select|returning) \*|\.\*/i

const statementNames = new Map<string, string>()

/**
 * Makes the connection prepare each parametrised statement once. Planning the session's join anew costs the database
 * more than running it: with this, signed-in reads rose from 0.40 to 0.70 of a bare route with the same queries.
 */
function prepareStatements(client: pg.PoolClient): void {
  const plainQuery: unknown = client.query
  if (typeof plainQuery !== 'function') return
  Reflect.set(client, 'query', (...args: unknown[]): unknown => Reflect.apply(plainQuery, client, named(args)))
}

/** Only text with values gets a name; every other way of calling `query` passes through untouched. */
function named(args: unknown[]): unknown[] {
  const [text, values, ...rest] = args
  if (typeof text !== 'string' || !Array.isArray(values) || ALL_COLUMNS.test(text)) return args
  const name = nameOf(text)
  return name === null ? args : [{ name, text, values }, ...rest]
}

function nameOf(text: string): string | null {
  const known = statementNames.get(text)
  if (known !== undefined || statementNames.size >= STATEMENTS_MAX) return known ?? null
  const name = createHash('sha256').update(text).digest('base64url')
  statementNames.set(text, name)
  return name
}
