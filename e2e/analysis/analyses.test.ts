import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { gamesFound } from '@prancheta/contract/analysis/words.ts'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { expect, inject, test } from 'vitest'
import { base, open, somebody, toastOf } from '../at-home.ts'
import { VIEWPORTS, WIDTHS } from '../browser.ts'
import { makeUp } from '../made-up.ts'
import { demoAdmin } from '../side-by-side.ts'
import { oneBrowser, sidewaysScroll } from '../visit.ts'
import {
  analyseButton,
  choose,
  filterField,
  held,
  loadButton,
  loadDay,
  radioOf,
  withoutBoard,
  written,
} from './screen.ts'

const browser = oneBrowser()
const { day } = inject('games')
const game = (at = 0) => {
  const found = day.games[at]
  if (!found) throw new Error('not enough games')
  return found
}

test.each(WIDTHS)('on a %s one goes from the day to the game to its analysis', async (width) => {
  const viewport = VIEWPORTS[width]
  const { context, person } = await somebody(browser(), { viewport })
  const today = () => written(Temporal.Now.plainDateISO('America/Sao_Paulo').toString())
  const before = today()
  const page = await open(context, '/analyses')
  // Midnight may have passed meanwhile.
  expect([before, today()]).toContain(await page.getByLabel('Data', { exact: true }).inputValue())
  await page.getByRole('heading', { name: 'Analisar partida' }).waitFor()
  await loadDay(page, day.date)
  await toastOf(page, gamesFound(day.games.length)).waitFor()
  await filterField(page).fill(game().homeName.toUpperCase())
  await expect.poll(() => page.getByRole('radio').count()).toBeLessThan(day.games.length)
  await radioOf(page, game()).check()
  await page.getByRole('button', { name: 'Limpar' }).click()
  expect(await filterField(page).inputValue()).toBe('')
  await expect.poll(() => radioOf(page, game()).isChecked()).toBe(true)

  const { asked, letThrough } = await held(page, analyzeMatchPro.path)
  await analyseButton(page).getByText('(3/3)').waitFor()
  await analyseButton(page).click()
  await asked
  await page.getByRole('progressbar', { name: 'Gerando análise' }).waitFor()
  expect(await page.getByRole('listitem').filter({ hasText: '…' }).allInnerTexts()).toEqual([
    'Conferindo o seu plano…',
    'Buscando estatísticas, odds e clima…',
    'Lendo a força dos times no modelo…',
    'Calculando probabilidades e comparando com o mercado…',
    'Escrevendo a explicação…',
    'Guardando a análise…',
  ])
  letThrough()
  await toastOf(page, 'Análise completa!').waitFor()
  await page.getByRole('region', { name: 'Resultado da análise' }).waitFor()
  // On a phone the games step back while one reads.
  if (width === 'phone') await page.getByRole('button', { name: 'Outro jogo' }).click()
  await analyseButton(page).getByText('(2/3)').waitFor()
  await radioOf(page, game()).locator('..').getByText('Já analisada').waitFor()
  expect(await person.call(readPlan, {})).toMatchObject({ analyses_count_month: 1 })
  expect(await sidewaysScroll(page)).toBe(0)
})

test('another game, and loading the games anew, take the result away', async () => {
  const { context } = await somebody(browser())
  const page = await open(context, '/analyses', withoutBoard)
  const result = page.getByRole('region', { name: 'Resultado da análise' })
  await loadDay(page, day.date)
  await choose(page, game())
  await analyseButton(page).click()
  await result.waitFor()
  await choose(page, game(1))
  await result.waitFor({ state: 'detached' })
  await analyseButton(page).click()
  await result.getByText(game(1).awayName).first().waitFor()
  await loadButton(page).click()
  await result.waitFor({ state: 'detached' })
})

test('a reload comes back to the same day and game; loading anew clears the choice', async () => {
  const { context } = await somebody(browser())
  const page = await open(context, '/analyses', withoutBoard)
  await loadDay(page, day.date)
  await choose(page, game(1))
  await page.waitForURL(`${base}/analyses?data=${day.date}&jogo=${game(1).fixtureId}`)
  await page.reload()
  await expect.poll(() => radioOf(page, game(1)).isChecked()).toBe(true)
  await loadButton(page).click()
  await page.waitForURL(`${base}/analyses?data=${day.date}`)
  await page.getByText('Nenhum jogo escolhido.').waitFor()
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
})

test('a reload shows the analysis again and takes nothing of the month; another game takes it away', async () => {
  const { context, person } = await somebody(browser())
  await person.call(analyzeMatchPro, { fixtureId: game().fixtureId })
  const page = await open(context, `/analyses?jogo=${game().fixtureId}`)
  const result = page.getByRole('region', { name: 'Resultado da análise' })
  await result.getByText('De onde vem a nota').waitFor()
  await page.reload()
  await result.getByText('De onde vem a nota').waitFor()
  expect(await person.call(readPlan, {})).toMatchObject({ analyses_count_month: 1 })
  await choose(page, game(1))
  await result.waitFor({ state: 'detached' })
})

test('a link to a game opens its day with the game chosen; one to no game says so', async () => {
  const { context } = await somebody(browser())
  const page = await open(context, `/analyses?jogo=${game(2).fixtureId}`)
  await expect.poll(() => radioOf(page, game(2)).isChecked()).toBe(true)
  expect(await page.getByLabel('Data', { exact: true }).inputValue()).toBe(written(day.date))
  await page.goto(`${base}/analyses?jogo=999999999`)
  await page.getByRole('heading', { name: 'Jogo não encontrado' }).waitFor()
  await loadDay(page, day.date)
  await page.getByRole('radio').first().waitFor()
})

test('the championship narrows the search; one that finds nothing is named, and cleared by a tap', async () => {
  const { context } = await somebody(browser())
  const page = await open(context, '/analyses', withoutBoard)
  await loadDay(page, day.date, game().leagueName)
  const own = day.games.filter(({ leagueName }) => leagueName === game().leagueName)
  await toastOf(page, gamesFound(own.length)).waitFor()
  await loadDay(page, day.date, 'nenhum campeonato')
  await toastOf(page, '0 jogos encontrados').waitFor()
  await page.getByRole('heading', { name: 'Nenhum campeonato com “nenhum campeonato”' }).waitFor()
  expect(await analyseButton(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Limpar o campeonato' }).click()
  await page.getByRole('radio').first().waitFor()
  expect(await page.getByLabel('Campeonato', { exact: true }).inputValue()).toBe('')
})

test('an admin analyses without limit', async () => {
  const { page } = await demoAdmin(browser(), '/analyses', 'desk')
  await loadDay(page, day.date)
  await choose(page, game())
  await analyseButton(page).getByText('(Admin ∞)').waitFor()
  await analyseButton(page).click()
  await toastOf(page, 'Análise completa!').waitFor()
})

test('among 1.500 games the keys go from game to game and around the ends', async () => {
  const { context, person } = await somebody(browser())
  const { fixtures, ...rest } = await person.call(getFixtures, { date: day.date })
  const [one] = fixtures
  const many = Array.from({ length: 1_500 }, (_, n) => ({ ...one, fixtureId: n + 1, homeName: `Clube ${n + 1}` }))
  const page = await open(context, '/analyses', withoutBoard)
  await makeUp(page, '/api/get-fixtures', (question) =>
    question.answer({ json: { ...rest, fixtures: many, total: many.length } }),
  )
  await loadDay(page, day.date)
  await toastOf(page, '1500 jogos encontrados').waitFor()
  expect(await page.getByRole('radio').count()).toBeLessThan(60)
  const chosen = page.getByText(/^Jogo escolhido: Clube \d+ x/)
  const number = async () => Number(/Clube (\d+) x/.exec(await chosen.innerText())?.[1])
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await expect.poll(number).toBe(1)
  for (let next = 2; next <= 30; next += 1) {
    await page.keyboard.press('ArrowDown')
    await expect.poll(number).toBe(next)
  }
  for (const [key, lands] of [
    ['ArrowUp', 29],
    ['ArrowDown', 30],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(number).toBe(lands)
  }
  await page.getByRole('radio', { name: 'Clube 1 x' }).check()
  await page.keyboard.press('ArrowUp')
  await expect.poll(number).toBe(1_500)
  await page.keyboard.press('ArrowDown')
  await expect.poll(number).toBe(1)
})
