import { analyzeMatchPro } from '@prancheta/contract/analyses.ts'
import { type FixtureView, getFixtures } from '@prancheta/contract/fixtures.ts'
import { signIn } from '@prancheta/contract/identity.ts'
import { beforeAll, vi } from 'vitest'
import { Person } from '../server/test/person.ts'
import { base } from './at-home.ts'

/** Four are one more than a trial month has. */
const WANTED = 4
const DAYS_LOOKED_AHEAD = 30
/** Analyses are limited to twenty a minute. */
const EVERY_MS = 4_000
const PATIENCE_MS = 170_000

export type ReadyDay = { date: string; games: FixtureView[] }

/** A day from today on whose first four games can be analysed: on a new installation the models are fitted after the start. */
export function readyDay(): () => ReadyDay {
  let day: ReadyDay | null = null
  beforeAll(async () => {
    const admin = new Person(base, { email: 'admin@prancheta.example' })
    await admin.call(signIn, { email: admin.email, password: 'prancheta-demo' })
    day = await findDay(admin)
    for (const { fixtureId } of day.games.slice(0, WANTED))
      await vi.waitFor(() => admin.call(analyzeMatchPro, { fixtureId }), { interval: EVERY_MS, timeout: PATIENCE_MS })
  }, PATIENCE_MS + 10_000)
  return () => {
    if (!day) throw new Error('the games are only there inside a test')
    return day
  }
}

async function findDay(person: Person): Promise<ReadyDay> {
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo')
  for (let days = 0; days < DAYS_LOOKED_AHEAD; days += 1) {
    const date = today.add({ days }).toString()
    const { fixtures } = await person.call(getFixtures, { date })
    if (fixtures.length >= WANTED) return { date, games: fixtures }
  }
  throw new Error('no day with games')
}
