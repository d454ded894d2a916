import { type Board, readBoard } from '@prancheta/contract/board/routes.ts'
import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import type { Page } from 'playwright-core'
import { makeUp } from '../made-up.ts'

export const analyseButton = (page: Page) => page.getByRole('button', { name: /Gerar Análise Inteligente/ })
export const loadButton = (page: Page) => page.getByRole('button', { name: 'Carregar Jogos' })
export const filterField = (page: Page) => page.getByLabel('Filtrar por time ou campeonato')
export const upgradeLink = (page: Page) => page.getByRole('link', { name: 'Limite atingido - Upgrade' })

/** The radio button of a game; a long list draws it once the filter has brought it near. */
export const radioOf = (page: Page, { homeName, awayName }: FixtureView) =>
  page.getByRole('radio', { name: `${homeName} x ${awayName}` })

export const written = (date: string) => date.split('-').reverse().join('/')

/** Loads a day's games through the form. What is pressed while the board above it grows or shrinks would be missed. */
export async function loadDay(page: Page, date: string, league = ''): Promise<void> {
  await boardStands(page)
  await page.getByLabel('Data', { exact: true }).fill(written(date))
  await page.getByLabel('Campeonato', { exact: true }).fill(league)
  await loadButton(page).click()
  // The list that stood there is gone once the address names the new one.
  await page.waitForURL(({ searchParams }) => {
    return searchParams.get('data') === date && (searchParams.get('campeonato') ?? '') === league
  })
  await boardStands(page)
}

/** Its head says something of the day instead of what a board is. */
async function boardStands(page: Page): Promise<void> {
  const head = page.getByRole('region', { name: /^Quadro do dia/ }).getByRole('button', { name: /^Quadro do dia/ })
  await head.filter({ hasNotText: 'Todos os jogos em um olhar.' }).waitFor()
}

export async function choose(page: Page, game: FixtureView): Promise<void> {
  await filterField(page).fill(`${game.homeName} ${game.awayName}`)
  await radioOf(page, game).check()
}

/** Holds back what the page asks of a door until it is let through. */
export async function held(page: Page, path: string): Promise<{ asked: Promise<void>; letThrough: () => void }> {
  const asked = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  await makeUp(page, path, async (question) => {
    asked.resolve()
    await gate.promise
    await question.letThrough()
  })
  return { asked: asked.promise, letThrough: gate.resolve }
}

/**
 * A day whose board has no game, for journeys about what stands below it: its table is most of the page, drawn anew whenever a
 * price moves. The board has journeys of its own, and the way from a day to its analysis is walked with it.
 */
export async function withoutBoard(page: Page): Promise<void> {
  await makeUp(page, `${readBoard.path}*`, ({ url, answer }) => {
    const date = url.searchParams.get('date') ?? ''
    const json: Board = { date, days: [date], seesValue: false, games: [], total: 0, madeAt: null }
    return answer({ json })
  })
}
