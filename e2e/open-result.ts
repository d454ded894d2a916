import type { AnalysisResult } from '@prancheta/contract/analysis/result.ts'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { stepLine } from '@prancheta/contract/protocol/route.ts'
import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core'
import { type AtHome, open, somebody } from './at-home.ts'

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

/** Goes to a part of the result by its link, which on a phone is what opens it. */
export async function goToPart(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Partes da análise' }).getByRole('button', { name, exact: true }).click()
}

const ADDRESS = `**${analyzeMatchPro.path}`

/** The server's own answer on its way to the page: of a body that comes in pieces the browser keeps none. */
function answerPassing(page: Page): Promise<AnalysisResult> {
  return new Promise((resolve, reject) => {
    const passOn = async (route: Route) => {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({ response, body })
      // Held back no longer than needed: meanwhile the browser does not use what it has fetched before.
      await page.unroute(ADDRESS)
      resolve(readAnswer(body))
    }
    page.route(ADDRESS, (route) => passOn(route).catch(reject)).catch(reject)
  })
}

function readAnswer(text: string): AnalysisResult {
  const last = stepLine.parse(JSON.parse(text.trim().split('\n').at(-1) ?? ''))
  if (!('answer' in last)) throw new Error(`no analysis: ${text.slice(-200)}`)
  return analyzeMatchPro.output.parse(last.answer)
}
