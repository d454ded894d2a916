import { setTimeout as pause } from 'node:timers/promises'
import { readBoard } from '@prancheta/contract/board/routes.ts'
import { readTipsterPage } from '@prancheta/contract/tipsters/routes.ts'
import type { Page } from 'playwright-core'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

type Show = (page: Page, url: string) => Promise<unknown>

/** A page that the documents show, from the demo. */
export type Picture = {
  name: string
  theme: 'light' | 'dark'
  viewport: typeof DESK
  /** The demo account it is seen by; left out for a visitor. */
  as?: string
  show: Show
}

const [BRUNO, CLARA, ADMIN] = ['Bruno Reis', 'Clara Colibri', 'Diego Jacarandá']

/** Of the README. */
const README: readonly Picture[] = [
  { name: 'landing-light', theme: 'light', viewport: DESK, show: opened('/') },
  { name: 'landing-dark', theme: 'dark', viewport: DESK, show: opened('/') },
  { name: 'analysis', theme: 'light', viewport: DESK, as: CLARA, show: showAnalysis },
  { name: 'record', theme: 'light', viewport: DESK, as: BRUNO, show: opened('/history?aba=record') },
  { name: 'admin', theme: 'dark', viewport: DESK, as: ADMIN, show: opened('/admin') },
  { name: 'phone-light', theme: 'light', viewport: PHONE, as: CLARA, show: showAnalysis },
  { name: 'phone-dark', theme: 'dark', viewport: PHONE, as: CLARA, show: showAnalysis },
]

/** Of the walk in docs/tour.md, which shows some of the README's too. */
const TOUR: readonly Picture[] = [
  { name: 'tour-login', theme: 'light', viewport: DESK, show: opened('/auth/login') },
  { name: 'tour-dashboard', theme: 'light', viewport: DESK, as: BRUNO, show: opened('/dashboard') },
  { name: 'tour-games', theme: 'light', viewport: DESK, as: BRUNO, show: showGames },
  { name: 'tour-board', theme: 'light', viewport: DESK, as: BRUNO, show: showBoard },
  { name: 'tour-saved', theme: 'light', viewport: DESK, as: BRUNO, show: opened('/history') },
  { name: 'tour-journal', theme: 'dark', viewport: DESK, as: BRUNO, show: opened('/history?aba=diario') },
  { name: 'tour-round', theme: 'light', viewport: DESK, as: CLARA, show: opened('/history?aba=round') },
  { name: 'tour-tipster', theme: 'light', viewport: DESK, show: showTipster },
  { name: 'tour-log', theme: 'light', viewport: DESK, show: opened('/transparencia') },
  { name: 'tour-tickets', theme: 'light', viewport: DESK, as: ADMIN, show: opened('/admin/tickets') },
  { name: 'tour-finance', theme: 'dark', viewport: DESK, as: ADMIN, show: opened('/admin/financeiro') },
]

export const PICTURES: readonly Picture[] = [...README, ...TOUR]

function opened(path: string): Show {
  return (page, url) => page.goto(url + path)
}

/** Today's list, at the next kick-off. */
async function showGames(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/analyses`)
  const list = page.getByRole('group', { name: 'Jogos', exact: true })
  await list.waitFor()
  await list.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

/** Of tomorrow: today's games may have begun. */
async function showBoard(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/analyses`)
  await page.getByRole('link', { name: 'Amanhã' }).click()
}

const analysed = new Set<number>()

/** Of a game that houses price and that is worth a look, so that the picture has all that an analysis can have. */
async function showAnalysis(page: Page, url: string): Promise<void> {
  const { date, fixtureId } = await findPriced(page, url)
  await page.goto(`${url}/analyses?data=${date}&jogo=${fixtureId}`)
  // One that was analysed for an earlier picture shows its answer by itself.
  if (!analysed.has(fixtureId)) {
    await page.getByRole('radio', { checked: true }).waitFor()
    await page.getByRole('button', { name: /Gerar Análise Inteligente/ }).click()
  }
  analysed.add(fixtureId)
  await page.getByRole('region', { name: 'Resultado da análise' }).waitFor()
}

const TRIES = 120
const ASK_AGAIN_MS = 3_000
const DAY_MS = 86_400_000

/** The board is made in the minutes after a start. With value before near it, tomorrow's: they do not begin meanwhile. */
async function findPriced(page: Page, url: string): Promise<{ date: string; fixtureId: number }> {
  const date = new Date(Date.now() + DAY_MS).toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' })
  for (let turn = 0; turn < TRIES; turn += 1) {
    const answer = await page.request.get(`${url}${readBoard.path}?date=${date}`)
    const { games } = readBoard.output.parse(await answer.json())
    const isMade = games.every(({ label }) => label !== 'noData') || turn > TRIES / 2
    const game = ['value', 'near'].map((wanted) => games.find(({ label }) => label === wanted)).find(Boolean)
    if (game && isMade) return { date, fixtureId: game.fixtureId }
    await pause(ASK_AGAIN_MS)
  }
  throw new Error('no game of tomorrow is worth a picture')
}

/** Once the public log has written down the same ends as the record beside it, which takes it some minutes. */
async function showTipster(page: Page, url: string): Promise<void> {
  const slug = 'clara-colibri'
  for (let turn = 0; turn < TRIES; turn += 1) {
    const answer = await page.request.get(url + readTipsterPage.path.replace(':slug', slug))
    const { record, verified } = readTipsterPage.output.parse(await answer.json()).tipster
    if (record.settled === verified?.settled) break
    await pause(ASK_AGAIN_MS)
  }
  await page.goto(`${url}/tip/${slug}`)
}
