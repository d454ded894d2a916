import { claim } from '@prancheta/server/capabilities/analysis/index.ts'
import { systemClock as clock } from '@prancheta/server/platform/clock/clock.ts'
import type { Database } from '@prancheta/server/platform/db/database.ts'
import { embeddedDatabase, openPGlite } from '@prancheta/server/platform/db/embedded.ts'
import { migrate } from '@prancheta/server/platform/db/migrate.ts'
import { openPostgres } from '@prancheta/server/platform/db/postgres.ts'
import { startPostgres } from '../server/test/start-postgres.ts'
import { type Effort, exactly, type Finding, type Trial } from './finding.ts'

const AT_ONCE = 200
/** Of the free plan's three. */
const USED_BEFORE = 2

/** Analyses and conversations at once for the last unit of a month, over two pools as over two processes. */
export const quotaTrial: Trial = {
  name: 'quota',
  async run(effort) {
    const postgres = await startPostgres()
    const url = postgres.urlOf('postgres')
    const first = await openPostgres({ url, poolSize: 10, patienceMs: 60_000 })
    await migrate(first)
    const second = await openPostgres({ url, poolSize: 10, patienceMs: 60_000 })
    const onPostgres = await race([first, second], 'PostgreSQL', effort)
    await Promise.all([first.close(), second.close()])
    await postgres.stop()

    const embedded = embeddedDatabase(await openPGlite({}))
    await migrate(embedded)
    const onEmbedded = await race([embedded], 'embedded', effort)
    await embedded.close()
    return [onPostgres, onEmbedded]
  },
}

async function race(databases: readonly Database[], kind: string, effort: Effort): Promise<Finding> {
  const rounds = effort.times(5, 1_000)
  let wrong = 0
  for (let round = 0; round < rounds; round += 1) {
    const [{ db } = missing()] = databases
    const { id: userId } = await db
      .insertInto('profiles')
      .values({ name: 'Ana', email: `ana${round}@test.example` })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (let fixtureId = 1; fixtureId <= USED_BEFORE; fixtureId += 1) await claim({ db, clock }, userId, { fixtureId })
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => {
        const { db } = databases[n % databases.length] ?? missing()
        // Every other one is a conversation about no match, which is a unit of its own.
        const subject = n % 2 === 0 ? { fixtureId: 100 + n } : { conversationId: crypto.randomUUID() }
        return claim({ db, clock }, userId, subject)
      }),
    )
    if (answers.filter(({ granted }) => granted).length !== 1) wrong += 1
  }
  return exactly(`rounds of ${AT_ONCE} at one remaining, ${kind}, that gave not exactly one`, wrong, 0, { rounds })
}

function missing(): never {
  throw new Error('no database')
}
