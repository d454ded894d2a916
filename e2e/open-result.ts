import { type AnalysisResult, analyzeMatchPro } from '@prancheta/contract/analyses.ts'
import { type FixtureView, getFixtures } from '@prancheta/contract/fixtures.ts'
import { signIn } from '@prancheta/contract/identity.ts'
import { stepLine } from '@prancheta/contract/steps.ts'
import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core'
import { Person, Refusal } from '../server/test/person.ts'
import { type AtHome, base, open, somebody } from './at-home.ts'

/** Somebody with enough analyses for a whole day of games. */
const STUDENT = { email: 'clara@prancheta.example', password: 'prancheta-demo' }

const DAY_MS = 24 * 60 * 60_000

/** As São Paulo counts days. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS - 3 * 60 * 60_000).toISOString().slice(0, 10)
}

export type Kind = 'value' | 'noValue' | 'noOdds' | 'finished'

/** A game of each kind. Those to come are tomorrow's, so that none begins while the tests run. */
export async function findGames(): Promise<Record<Kind, FixtureView>> {
  const student = new Person(base, { email: STUDENT.email })
  await student.call(signIn, STUDENT)
  const yesterday = await student.call(getFixtures, { date: dayFromNow(-1) })
  const tomorrow = await student.call(getFixtures, { date: dayFromNow(1) })
  const found: Partial<Record<Kind, FixtureView>> = {}
  for (const fixture of tomorrow.fixtures) {
    if (found.value && found.noValue && found.noOdds) break
    found[kindOf(await analysed(student, fixture))] ??= fixture
  }
  const { value, noValue, noOdds } = found
  const finished = yesterday.fixtures.find(({ state }) => state === 'finished')
  if (!value || !noValue || !noOdds || !finished) throw new Error('a day of the demo world lacks a kind of game')
  await analysed(student, finished)
  return { value, noValue, noOdds, finished }
}

function kindOf({ pick, houses }: AnalysisResult): Kind {
  if (pick !== null) return 'value'
  return houses.length === 0 ? 'noOdds' : 'noValue'
}

/** The model of a league may still be in the making, and twenty analyses in a minute are enough: then it waits. */
async function analysed(student: Person, { fixtureId }: FixtureView): Promise<AnalysisResult> {
  for (;;) {
    try {
      return await student.call(analyzeMatchPro, { fixtureId })
    } catch (refusal) {
      const mayComeLater = ['analysis.ratingsNotReady', 'request.tooMany']
      if (!(refusal instanceof Refusal && mayComeLater.includes(refusal.code))) throw refusal
      await new Promise((resolve) => setTimeout(resolve, 5_000))
    }
  }
}

export type OpenResult = AtHome & { page: Page; result: AnalysisResult; problems: string[] }

/** Somebody new who chose this game by its link and had it analysed; `result` is what their page was answered. */
export async function openResult(
  browser: Browser,
  { fixtureId }: FixtureView,
  options: BrowserContextOptions = {},
): Promise<OpenResult> {
  const { context, person } = await somebody(browser, options)
  const page = await open(context, `/analyses?jogo=${fixtureId}`)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.setDefaultTimeout(30_000)
  const answer = answerPassing(page)
  await page.getByRole('button', { name: /Gerar Análise Inteligente/ }).click()
  const result = await answer
  await page.getByRole('heading', { level: 2, name: result.fixture.homeName }).waitFor()
  return { context, person, page, result, problems }
}

/** The server's own answer on its way to the page: of a body that comes in pieces the browser keeps none. */
function answerPassing(page: Page): Promise<AnalysisResult> {
  return new Promise((resolve, reject) => {
    const passOn = async (route: Route) => {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({ response, body })
      resolve(readAnswer(body))
    }
    page.route(`**${analyzeMatchPro.path}`, (route) => passOn(route).catch(reject)).catch(reject)
  })
}

function readAnswer(text: string): AnalysisResult {
  const last = stepLine.parse(JSON.parse(text.trim().split('\n').at(-1) ?? ''))
  if (!('answer' in last)) throw new Error(`no analysis: ${text.slice(-200)}`)
  return analyzeMatchPro.output.parse(last.answer)
}
