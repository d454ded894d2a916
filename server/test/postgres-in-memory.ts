import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type TestPostgres } from './start-postgres.ts'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** What must be free there, and of memory as a whole: the databases of a run are some hundred megabytes at a time. */
const FREE_MIN_BYTES = 4 * 2 ** 30

const PREFIX = 'prancheta-data-'

/**
 * PostgreSQL for tests, its data in memory where there is plenty: to copy a database, which every test does, takes a twentieth
 * of the processor time it takes on a disk.
 */
export async function startPostgresInMemory(): Promise<TestPostgres> {
  const home = (await hasRoom()) ? MEMORY : tmpdir()
  await sweep(home)
  const within = await mkdtemp(join(home, `${PREFIX}${process.pid}-`))
  await chmod(within, 0o755)
  // In the deep run it plans as it does for people.
  const plansOnce = process.env.DEEP !== '1'
  const server = await startPostgres({ within, isBySocket: process.platform !== 'win32', plansOnce })
  const stop = async () => {
    await server.stop()
    await rm(within, { recursive: true, force: true })
  }
  return { ...server, stop }
}

async function hasRoom(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(MEMORY)
    return Math.min(bavail * bsize, freemem()) >= FREE_MIN_BYTES
  } catch {
    return false // a system without it
  }
}

/** What a run that was killed has left would stay in memory for good. */
async function sweep(home: string): Promise<void> {
  const left = (await readdir(home)).filter((name) => name.startsWith(PREFIX) && !isAlive(processOf(name)))
  await Promise.all(left.map((name) => rm(join(home, name), { recursive: true, force: true })))
}

const processOf = (name: string): number => Number.parseInt(name.slice(PREFIX.length), 10)

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
