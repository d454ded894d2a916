import { saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { listHistory } from '@prancheta/contract/history/routes.ts'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { toastOf } from '../at-home.ts'
import { DESK, PHONE, VIEWPORTS, WIDTHS } from '../browser.ts'
import { makeUp, stopMakingUp } from '../made-up.ts'
import { goToPart, openResult } from '../open-result.ts'
import { sharedPage } from '../shared-page.ts'
import { oneBrowser } from '../visit.ts'

const browser = oneBrowser()
const { kinds: games } = inject('games')

const saveButton = (page: Page) => page.getByRole('button', { name: 'Salvar análise' })
const pickField = (page: Page) => page.getByRole('combobox', { name: 'Pick que será salvo' })

test.each(WIDTHS)('on a %s an analysis is saved once, with the recommended market as its pick', async (width) => {
  const viewport = VIEWPORTS[width]
  const { page, person, result } = await openResult(browser(), games.value, { viewport })
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  let sent = 0
  await makeUp(page, saveAnalysis.path, async (question) => {
    sent += 1
    await gate
    await question.letThrough()
  })
  // Both clicks of a double click, before the page could draw the first.
  await saveButton(page).evaluate((button) => {
    button.click()
    button.click()
  })
  await page.getByRole('button', { name: 'Salvando...' }).waitFor()
  letThrough()
  await toastOf(page, 'Análise salva com sucesso!').waitFor()
  const saved = page.getByRole('button', { name: 'Salva', exact: true })
  await expect.poll(() => saved.isDisabled()).toBe(true)
  expect(sent).toBe(1)
  const { analyses } = await person.call(listHistory, {})
  expect(analyses.map(({ pick }) => pick?.marketId)).toEqual([result.pick])
})

test('another market becomes the pick from the list, and is the one saved', async () => {
  const { page, person, result } = await openResult(browser(), games.noValue, { viewport: PHONE })
  const market = result.markets.find(({ group, probability }) => group === 'Resultado' && probability >= 50)
  if (!market) throw new Error('nothing of the result is likelier than not')
  await expect.poll(() => pickField(page).innerText()).toBe('Sem pick')
  await goToPart(page, 'Mercados')
  await page.getByRole('button', { name: market.name }).first().click()
  await page.getByRole('button', { name: 'Usar como pick' }).click()
  await expect.poll(() => pickField(page).innerText()).toBe(market.name)
  await saveButton(page).click()
  await toastOf(page, 'Análise salva com sucesso!').waitFor()
  const { analyses } = await person.call(listHistory, {})
  expect(analyses.map(({ pick }) => pick?.marketId)).toEqual([market.id])
})

test('an analysis may be saved without a pick', async () => {
  const { page, person } = await openResult(browser(), games.value, { viewport: DESK })
  await pickField(page).click()
  await page.getByRole('option', { name: 'Sem pick' }).click()
  await saveButton(page).click()
  await toastOf(page, 'Análise salva com sucesso!').waitFor()
  const { analyses } = await person.call(listHistory, {})
  expect(analyses.map(({ pick }) => pick)).toEqual([null])
})

test('what was saved already stays one row, and its owner is told where to find it', async () => {
  const { page, person, result } = await openResult(browser(), games.value)
  await person.call(saveAnalysis, { fixture_id: result.fixture.fixtureId, analysis_id: result.id })
  await saveButton(page).click()
  await toastOf(page, 'Análise salva! Veja em Histórico.').waitFor()
  expect((await person.call(listHistory, {})).counts.total).toBe(1)
})

test('a failure is told and can be tried again; an analysis that is gone says so', async () => {
  const { page, person } = await openResult(browser(), games.value)
  await makeUp(page, saveAnalysis.path, (question) => question.fail())
  await saveButton(page).click()
  await toastOf(page, 'Erro ao salvar análise').waitFor()
  const gone = { error: 'Dados da partida não disponíveis', code: 'analysis.notFound' }
  await makeUp(page, saveAnalysis.path, (question) => question.answer({ status: 404, json: gone }))
  await saveButton(page).click()
  await toastOf(page, 'Dados da partida não disponíveis').waitFor()
  await stopMakingUp(page, saveAnalysis.path)
  await saveButton(page).click()
  await toastOf(page, 'Análise salva com sucesso!').waitFor()
  expect((await person.call(listHistory, {})).counts.total).toBe(1)
})

const unsaved = sharedPage(() => openResult(browser(), games.value, { viewport: PHONE }))

test('the talk about the match opens over the result and leaves it as it was', async () => {
  const { page, result } = await unsaved()
  // The first stands beside the chosen game, the last in its result.
  await page.getByRole('button', { name: 'Conversar sobre o jogo' }).last().click()
  const { homeName, awayName } = result.fixture
  await page.getByRole('dialog', { name: `${homeName} x ${awayName}` }).waitFor()
  await page.keyboard.press('Escape')
  await saveButton(page).waitFor()
})

test('whoever lost the session learns that saving needs one, and is led to sign in', async () => {
  const { page, context } = await unsaved()
  await context.clearCookies()
  await saveButton(page).click()
  await toastOf(page, 'Você precisa estar logado').waitFor()
  await page.waitForURL(/\/auth\/login/)
})
