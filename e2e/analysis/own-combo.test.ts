import type { AnalysisResult } from '@prancheta/contract/analysis/result.ts'
import { listHistory } from '@prancheta/contract/history/routes.ts'
import { toComboPick } from '@prancheta/core/combos/own/combo-pick.ts'
import { toJointMatch } from '@prancheta/core/combos/own/joint-facts.ts'
import { priceOwnCombo } from '@prancheta/core/combos/own/own-combo.ts'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { formatChance, formatEdge, formatOdd } from '../../web/src/lib/format/format.ts'
import { toastOf } from '../at-home.ts'
import { axeFindings } from '../axe.ts'
import { VIEWPORTS, WIDTHS } from '../browser.ts'
import { goToPart, openGroup, openResult } from '../open-result.ts'
import { sharedPage } from '../shared-page.ts'
import { oneBrowser } from '../visit.ts'

const browser = oneBrowser()
const { kinds: games } = inject('games')

const LEGS = ['goals.over1.5', 'homeGoals.over0.5', 'corners.over6.5']
const trayOf = (page: Page) => page.getByRole('complementary', { name: 'Sua combinada' })
const nameOf = ({ markets }: AnalysisResult, id: string) => markets.find((market) => market.id === id)?.name ?? id

/** On a phone it is a bar at first. */
async function openTray(page: Page): Promise<void> {
  const heading = trayOf(page).getByRole('button', { name: /^Sua combinada/ })
  await heading.waitFor()
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
}

function priceOf({ joint }: AnalysisResult, legs: readonly string[]) {
  if (!joint) throw new Error('the answer brings no grids')
  return priceOwnCombo(toJointMatch(joint), legs)
}

/** The tests on a phone share its page, and each leaves the tray empty; the last saves. */
const opened = {
  phone: sharedPage(() => openResult(browser(), games.value, { viewport: VIEWPORTS.phone })),
  desk: sharedPage(() => openResult(browser(), games.value, { viewport: VIEWPORTS.desk })),
}

async function openMarkets(page: Page): Promise<void> {
  await goToPart(page, 'Mercados')
  for (const group of ['Gols', 'Escanteios']) await openGroup(page, group)
}

test('legs that say the same or exclude each other are named, and the tray closes and empties by keyboard', async () => {
  const { page, result } = await opened.phone()
  await openMarkets(page)
  const toggle = (id: string, verb: string) =>
    page
      .getByRole('button', { name: `${verb} ${nameOf(result, id)}`, exact: false })
      .first()
      .click()
  await toggle('goals.over1.5', 'Adicionar')
  await toggle('goals.over0.5', 'Adicionar')
  const tray = trayOf(page)
  const redundant = tray.getByText('“Mais de 0,5 gols” não muda nada: já vem com “Mais de 1,5 gols”.')
  await redundant.waitFor()
  await openTray(page)
  await redundant.waitFor()
  await tray.getByRole('button', { name: 'Tirar Mais de 0,5 gols' }).click()
  await tray.getByText('Adicione mais uma perna: uma combinada tem pelo menos duas.').waitFor()
  const heading = tray.getByRole('button', { name: /^Sua combinada/ })
  await tray.getByRole('button', { name: 'Limpar' }).press('Escape')
  await expect.poll(() => heading.getAttribute('aria-expanded')).toBe('false')
  await expect.poll(() => heading.evaluate((button) => button.matches(':focus'))).toBe(true)
  await page.keyboard.press('Enter')
  await tray.getByRole('button', { name: 'Limpar' }).click()
  await tray.waitFor({ state: 'detached' })
})

test('asked about, the combination is answered in the talk with its own numbers', async () => {
  const { page, result } = await opened.phone()
  await openMarkets(page)
  const legs = LEGS.slice(0, 2)
  for (const id of legs)
    await page.getByRole('button', { name: `Adicionar ${nameOf(result, id)} à combinada`, exact: true }).click()
  await openTray(page)
  await trayOf(page).getByRole('button', { name: 'Perguntar' }).click()
  const talk = page.getByRole('dialog', { name: / x / })
  await talk.getByText('Sua combinada', { exact: true }).waitFor()
  await expect.poll(() => talk.innerText()).toContain(formatChance(priceOf(result, legs).chance))
  await page.keyboard.press('Escape')
  await openTray(page)
  await trayOf(page).getByRole('button', { name: 'Limpar' }).click()
  await trayOf(page).waitFor({ state: 'detached' })
})

test.each(WIDTHS)('on a %s markets are put together, priced at once, and saved as the pick', async (width) => {
  const { page, person, result, problems } = await opened[width]()
  await openMarkets(page)
  for (const id of LEGS) {
    // By keyboard, as somebody without a mouse does.
    const add = page.getByRole('button', { name: `Adicionar ${nameOf(result, id)} à combinada`, exact: true })
    await add.focus()
    await page.keyboard.press('Enter')
  }
  const { chance, fairOdd, product } = priceOf(result, LEGS)
  const tray = trayOf(page)
  await tray.getByText('3 de 8 pernas').waitFor()
  await expect.poll(() => tray.innerText()).toContain(formatChance(chance))
  await openTray(page)
  // What stands below the bar is of the legs before until it is drawn anew.
  await expect.poll(() => tray.innerText()).toContain(`Multiplicar as chances daria ${formatChance(product)}`)
  const words = await tray.innerText()
  expect(words).toContain(formatOdd(fairOdd ?? 0))
  expect(words).toContain('Escanteios e cartões não saem do mapa de placares')
  await tray.getByRole('textbox', { name: /Odd oferecida a você/ }).fill('4,00')
  await tray.getByText(formatEdge(chance * 4 - 1)).waitFor()
  expect(await axeFindings(page, 'aside[aria-label="Sua combinada"]')).toEqual([])

  await tray.getByRole('button', { name: 'Salvar como pick' }).click()
  await toastOf(page, 'Análise salva com sucesso!').waitFor()
  const { analyses } = await person.call(listHistory, {})
  expect(analyses.map(({ pick }) => pick)).toMatchObject([{ marketId: toComboPick(LEGS), odd: null }])
  expect(problems).toEqual([])
})
