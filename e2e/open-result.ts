import type { AnalysisResult } from '@prancheta/contract/analysis/result.ts'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { stepLine } from '@prancheta/contract/protocol/route.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { withoutBoard } from './analysis/screen.ts'
import { type AtHome, open, somebody, toastOf } from './at-home.ts'

export type OpenResult = AtHome & { page: Page; result: AnalysisResult; problems: string[] }

/** Somebody new who chose this game by its link and had it analysed; `result` is what their page was answered. */
export async function openResult(
  browser: Browser,
  { fixtureId }: FixtureView,
  options: BrowserContextOptions = {},
): Promise<OpenResult> {
  const { context, person } = await somebody(browser, options)
  const page = await open(context, `/analyses?jogo=${fixtureId}`, withoutBoard)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  // Until it is drawn, something taller stands in its place above the result.
  await page.getByRole('region', { name: /^Quadro do dia/ }).waitFor()
  const { answer } = await answerPassing(page)
  await page.getByRole('button', { name: /Gerar Análise Inteligente/ }).click()
  const result = await answer
  await page.getByRole('heading', { level: 2, name: result.fixture.homeName }).waitFor()
  // It is brought into view, and a notice slides in, a moment after it is drawn; what is pressed just then would be missed.
  await toastOf(page, analysisWords.analysisDone).waitFor()
  await page.locator('[aria-label="Resultado da análise"]:focus').waitFor()
  return { context, person, page, result, problems }
}

/** Goes to a part of the result by its link, which on a phone is what opens it. */
export async function goToPart(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Partes da análise' }).getByRole('button', { name, exact: true }).click()
}

/**
 * Opens a group of markets, unless it is open. Rows are laid out once they come near the screen, so after the jump down to the
 * group the page shifts for some frames, and what is pressed within them is missed.
 */
export async function openGroup(page: Page, group: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 4 }).getByRole('button', { name: new RegExp(`^${group} \\d`) })
  if ((await heading.getAttribute('aria-expanded')) === 'true') return
  await heading.scrollIntoViewIfNeeded()
  let y: number | undefined
  const comesToRest = async () => {
    const before = y
    y = (await heading.boundingBox())?.y
    return y === before
  }
  await expect.poll(comesToRest).toBe(true)
  await heading.click()
}

/**
 * The server's own answer on its way to the page: of a body that comes in pieces the browser keeps none. Only this answer
 * is held back; the library's way holds every request and turns the browser's cache off.
 */
async function answerPassing(page: Page): Promise<{ answer: Promise<AnalysisResult> }> {
  const session = await page.context().newCDPSession(page)
  const { promise, resolve, reject } = Promise.withResolvers<AnalysisResult>()
  session.once('Fetch.requestPaused', ({ requestId }) => {
    const passOn = async () => {
      const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
      await session.send('Fetch.continueResponse', { requestId })
      await session.detach()
      resolve(readAnswer(base64Encoded ? Buffer.from(body, 'base64').toString() : body))
    }
    passOn().catch(reject)
  })
  const answers = { urlPattern: `*${analyzeMatchPro.path}`, requestStage: 'Response' } as const
  await session.send('Fetch.enable', { patterns: [answers] })
  return { answer: promise }
}

function readAnswer(text: string): AnalysisResult {
  const last = stepLine.parse(JSON.parse(text.trim().split('\n').at(-1) ?? ''))
  if (!('answer' in last)) throw new Error(`no analysis: ${text.slice(-200)}`)
  return analyzeMatchPro.output.parse(last.answer)
}
