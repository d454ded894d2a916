import { setTimeout as pause } from 'node:timers/promises'
import type { AnalysisResult } from '@prancheta/contract/analysis/result.ts'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { type FixtureView, getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { signIn } from '@prancheta/contract/identity/routes.ts'
import { Refusal } from '@prancheta/server/demo-past/door-caller.ts'
import { Person } from '../server/test/person.ts'

type GameKind = 'value' | 'noValue' | 'noOdds' | 'finished'

/** Games that can be analysed. Those to come are tomorrow's or later, so that none begins while the tests run. */
export type Games = {
  /** A day with at least four games, one more than a trial month has; the first four are known to be ready. */
  day: { date: string; games: FixtureView[] }
  /** A game of each kind of answer. */
  kinds: Record<GameKind, FixtureView>
}

const READY_GAMES = 4
const DAYS_AHEAD_MAX = 30
/**
 * On a new installation the models are fitted after the start. Nobody may ask for more than twenty analyses in a minute, and
 * the first journeys ask as the same admin: asked so seldom, some are left for them.
 */
const ASK_AGAIN_MS = 4_000

/** Two demo accounts with room for many analyses. */
const STUDENTS = ['clara@prancheta.example', 'admin@prancheta.example']

export async function findGames(baseUrl: string): Promise<Games> {
  const [clara, admin] = await Promise.all(STUDENTS.map((email) => signedIn(baseUrl, email)))
  if (!clara || !admin) throw new Error('the demo accounts are missing')
  // One after the other: asking again until the leagues are rated counts too.
  const day = await findDay(admin)
  return { day, kinds: { ...(await findKinds(clara)), finished: await findFinished(admin) } }
}

export async function signedIn(baseUrl: string, email: string): Promise<Person> {
  const person = new Person(baseUrl, { email })
  await person.call(signIn, { email, password: 'prancheta-demo' })
  return person
}

async function findDay(person: Person): Promise<Games['day']> {
  for (let days = 1; days < DAYS_AHEAD_MAX; days += 1) {
    const { date, games } = await gamesOf(person, days)
    if (games.length < READY_GAMES) continue
    for (const game of games.slice(0, READY_GAMES)) await analysed(person, game)
    return { date, games }
  }
  throw new Error('the demo world has no day with enough games')
}

async function findFinished(person: Person): Promise<FixtureView> {
  const finished = (await gamesOf(person, -1)).games.find(({ state }) => state === 'finished')
  if (!finished) throw new Error('the demo world had no game yesterday')
  await analysed(person, finished)
  return finished
}

async function findKinds(person: Person): Promise<Omit<Games['kinds'], 'finished'>> {
  const found: Partial<Games['kinds']> = {}
  for (const game of (await gamesOf(person, 1)).games) {
    if (found.value && found.noValue && found.noOdds) break
    found[kindOf(await analysed(person, game))] ??= game
  }
  const { value, noValue, noOdds } = found
  if (!value || !noValue || !noOdds) throw new Error('a day of the demo world lacks a kind of game')
  return { value, noValue, noOdds }
}

async function gamesOf(person: Person, daysFromNow: number): Promise<Games['day']> {
  const date = Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days: daysFromNow }).toString()
  return { date, games: (await person.call(getFixtures, { date })).fixtures }
}

function kindOf({ pick, houses }: AnalysisResult): GameKind {
  if (pick !== null) return 'value'
  return houses.length === 0 ? 'noOdds' : 'noValue'
}

async function analysed(person: Person, { fixtureId }: FixtureView): Promise<AnalysisResult> {
  for (;;) {
    try {
      return await person.call(analyzeMatchPro, { fixtureId })
    } catch (refusal) {
      const mayComeLater = ['analysis.ratingsNotReady', 'request.tooMany']
      if (!(refusal instanceof Refusal && mayComeLater.includes(refusal.code))) throw refusal
      await pause(ASK_AGAIN_MS)
    }
  }
}
