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

const [BRUNO, CLARA, ADMIN] = ['Bruno Reis', 'Clara Nunes', 'Diego Alves']

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
  { name: 'tour-games', theme: 'light', viewport: DESK, as: BRUNO, show: showBoard },
  { name: 'tour-saved', theme: 'light', viewport: DESK, as: BRUNO, show: opened('/history') },
  { name: 'tour-journal', theme: 'dark', viewport: DESK, as: BRUNO, show: opened('/history?aba=diario') },
  { name: 'tour-round', theme: 'light', viewport: DESK, as: CLARA, show: opened('/history?aba=round') },
  { name: 'tour-tipster', theme: 'light', viewport: DESK, show: opened('/tip/clara-nunes') },
  { name: 'tour-log', theme: 'light', viewport: DESK, show: opened('/transparencia') },
  { name: 'tour-tickets', theme: 'light', viewport: DESK, as: ADMIN, show: opened('/admin/tickets') },
  { name: 'tour-finance', theme: 'dark', viewport: DESK, as: ADMIN, show: opened('/admin/financeiro') },
]

export const PICTURES: readonly Picture[] = [...README, ...TOUR]

function opened(path: string): Show {
  return (page, url) => page.goto(url + path)
}

/** Of tomorrow: today's games may have begun. */
async function showBoard(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/analyses`)
  await page.getByRole('link', { name: 'Amanhã' }).click()
}

/** The analysis of the day's last game, which is the longest to come. */
async function showAnalysis(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/analyses`)
  await page.getByRole('radio').last().check()
  await page.getByRole('button', { name: /Gerar Análise Inteligente/ }).click()
  await page.getByRole('region', { name: 'Resultado da análise' }).waitFor()
}
