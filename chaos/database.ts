import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { signUpPerson } from '../server/test/sign-up-person.ts'
import { type Effort, type Finding, type Trial, within } from './finding.ts'
import { type House, openHouse } from './house.ts'
import { Load } from './load.ts'

/** PostgreSQL's connections cut in the middle of things, none of them left, and itself stopped and started, all under load. */
export const databaseTrial: Trial = {
  name: 'database',
  async run(effort) {
    const house = await openHouse('PostgreSQL')
    const server = await house.start({ DATABASE_POOL_SIZE: '5' })
    const load = new Load(await signUpPerson(server.url))
    await pause(500)
    const findings = [
      ...(await cutConnections(house, load, effort)),
      ...(await useUpThePool(house, load, effort)),
      ...(await stopAndStart(house, load, effort)),
      await load.end(),
    ]
    await server.kill()
    await house.close()
    return findings
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
  return [...load.findings(effort, 'every connection waiting for a lock', { locks: 1 }), well]
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
  return [...load.findings(effort, 'stopped and started', { stops: times }), slowest]
}

const wellAgain = (effort: Effort, what: string, load: Load, sinceMs: number): Finding =>
  within(effort, `last refusal after ${what}`, Math.max(0, load.lastFailureAt - sinceMs) / 1000, 2, { unit: ' s' })

async function connect({ databaseUrl }: House): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl ?? '' })
  await client.connect()
  return client
}
