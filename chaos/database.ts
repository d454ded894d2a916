import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { signUpPerson } from '../server/test/sign-up-person.ts'
import { type Effort, exactly, type Finding, type Trial, within } from './finding.ts'
import { type House, openHouse } from './house.ts'
import { Load } from './load.ts'

/** Longer than anybody waits for a connection. */
const FROZEN_MS = 4_000

/** PostgreSQL's connections cut in the middle of things, none of them left, itself stopped and started, and silent, all under load. */
export const databaseTrial: Trial = {
  name: 'database',
  async run(effort) {
    const house = await openHouse('PostgreSQL')
    try {
      const server = await house.start({ DATABASE_POOL_SIZE: '5' })
      const load = new Load(await signUpPerson(server.url))
      await pause(500)
      return [
        ...(await cutConnections(house, load, effort)),
        ...(await useUpThePool(house, load, effort)),
        ...(await stopAndStart(house, load, effort)),
        ...(await freeze(house, load, effort)),
        await load.end(),
      ]
    } finally {
      await house.close()
    }
  },
}

async function cutConnections(house: House, load: Load, effort: Effort): Promise<Finding[]> {
  const client = await connect(house)
  const times = effort.times(3, 100)
  for (let n = 0; n < times; n += 1) {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name = 'prancheta'`,
    )
    await pause(100)
  }
  await client.end()
  return load.findings(effort, 'all connections cut', { cuts: times })
}

/** Somebody's long transaction holds the table of bets: every writer waits for it, with a connection each. */
async function useUpThePool(house: House, load: Load, effort: Effort): Promise<Finding[]> {
  const client = await connect(house)
  await client.query('begin; lock table journal_bets in exclusive mode')
  await pause(4_000)
  await client.query('rollback')
  const freeAt = performance.now()
  await client.end()
  await pause(3_000)
  const well = wellAgain(effort, 'the lock', load, freeAt)
  const noticed = isNoticed('the lock', load)
  return [...load.findings(effort, 'every connection waiting for a lock', { locks: 1 }), well, noticed]
}

async function stopAndStart(house: House, load: Load, effort: Effort): Promise<Finding[]> {
  const times = effort.times(1, 20)
  let slowest = wellAgain(effort, 'the start', load, performance.now())
  for (let n = 0; n < times; n += 1) {
    await house.postgres?.halt()
    await pause(1_500)
    await house.postgres?.resume()
    const backAt = performance.now()
    await pause(3_000)
    const well = wellAgain(effort, 'the start', load, backAt)
    if (well.value > slowest.value) slowest = well
  }
  const noticed = isNoticed('the stops', load)
  return [...load.findings(effort, 'stopped and started', { stops: times }), slowest, noticed]
}

/** Every process of PostgreSQL stands still, as behind a cut cable: nothing is refused by it and nothing answered. */
async function freeze(house: House, load: Load, effort: Effort): Promise<Finding[]> {
  const client = await connect(house)
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where pid <> pg_backend_pid()
     union select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int`,
  )
  const tell = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const { pid } of rows) process.kill(pid, signal)
  }
  tell('SIGSTOP')
  await pause(FROZEN_MS).finally(() => tell('SIGCONT'))
  const backAt = performance.now()
  await client.end()
  await pause(3_000)
  const well = wellAgain(effort, 'the silence', load, backAt)
  const noticed = isNoticed('the silence', load)
  return [...load.findings(effort, 'PostgreSQL silent', { seconds: FROZEN_MS / 1000 }), well, noticed]
}

/** Otherwise nothing was tried. */
const isNoticed = (what: string, load: Load): Finding =>
  exactly(`${what} that nobody noticed`, load.refused > 0 ? 0 : 1, 0)

/** Nobody refused any more, and somebody answered in the last second: a house where all hang is not well. */
const wellAgain = (effort: Effort, what: string, load: Load, sinceMs: number): Finding => {
  const isServing = performance.now() - load.lastAnswerAt < 1_000
  const illUntil = isServing ? load.lastFailureAt : performance.now()
  return within(effort, `last refusal after ${what}`, Math.max(0, illUntil - sinceMs) / 1000, 2, { unit: ' s' })
}

async function connect({ databaseUrl }: House): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl ?? '' })
  await client.connect()
  return client
}
