import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { formatChance, formatEdge, formatMoney, formatOdd } from '../../web/src/lib/format/format.ts'
import { expectClean } from '../axe.ts'
import { PHONE, VIEWPORTS, WIDTHS } from '../browser.ts'
import { goToPart, openGroup, openResult } from '../open-result.ts'
import { sharedPage } from '../shared-page.ts'
import { oneBrowser } from '../visit.ts'

const browser = oneBrowser()
const { kinds: games } = inject('games')

const ALL_MARKETS = 'Mostrar todos os mercados (ignorar filtros)'
const answerOf = (page: Page) => page.getByRole('region', { name: 'Resposta' })

/** On a phone the filters stand in a sheet. */
async function openFilters(page: Page, width: 'phone' | 'desk') {
  await goToPart(page, 'Mercados')
  if (width === 'desk') return page.getByRole('complementary', { name: 'Filtros dos mercados' })
  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  return page.getByRole('dialog', { name: 'Filtros' })
}

const withValue = {
  phone: sharedPage(() => openResult(browser(), games.value, { viewport: PHONE })),
  desk: sharedPage(() => openResult(browser(), games.value, { viewport: VIEWPORTS.desk })),
}
/** Nothing is changed on these two, so both widths look at the same page. */
const withoutValue = sharedPage(() => openResult(browser(), games.noValue))
const ended = sharedPage(() => openResult(browser(), games.finished))

// First on its page: the others open more of it, and what it opened is found closed.
test('axe finds nothing and nothing runs sideways, on a phone and at a desk, light and dark', async () => {
  const { page } = await withValue.desk()
  await openGroup(page, 'Gols')
  await page.getByRole('button', { name: /^Mais de 0,5 gols (Recomendado )?\d/ }).click()
  await page.getByText('De onde vem a nota').click()
  await page.getByRole('button', { name: 'Ver nos gráficos' }).waitFor()
  await expectClean(page, 'result')
  await page.setViewportSize(PHONE)
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize(VIEWPORTS.desk)
  await page.getByText('De onde vem a nota').click()
})

// Laid out differently: filters in a sheet or beside the markets, one part at a time or all of them.
// Before the others, which leave the filters changed.
describe.each(['phone', 'desk'] as const)('on a %s', (width) => {
  test('markets are filtered by probability and group, and all of them can be shown', async () => {
    const { page, result } = await withValue[width]()
    const { markets } = result
    const shown = (count: number) => page.getByText(`${count} de ${markets.length} mercados`).first().waitFor()
    const above = (pct: number, group?: string) =>
      markets.filter((market) => market.probability >= pct && market.group !== group).length
    await goToPart(page, 'Mercados')
    await shown(above(50))
    const filters = await openFilters(page, width)
    await filters.getByRole('button', { name: '70%' }).click()
    await shown(above(70))
    const slider = filters.getByRole('slider', { name: 'Probabilidade mínima' })
    expect(await slider.getAttribute('aria-valuetext')).toBe('70%')
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await shown(above(75))
    await page.keyboard.press('End')
    await shown(above(90))
    await page.keyboard.press('Home')
    await shown(above(50))
    await filters.getByRole('checkbox', { name: 'Gols', exact: true }).click()
    await shown(above(50, 'Gols'))
    await filters.getByRole('checkbox', { name: ALL_MARKETS }).check()
    await shown(markets.length)
    if (width === 'phone') await page.keyboard.press('Escape')
  })

  test('everything is there to study: reasons, caution, form, weather, sources with age, demo and 18+', async () => {
    const { page, result } = await withValue[width]()
    const all = page.getByRole('region', { name: 'Resultado da análise' })
    let [words, figures] = ['', 0]
    for (const part of ['Por quê', 'Gráficos', 'Times', 'Fontes']) {
      await goToPart(page, part)
      words += await all.innerText()
      figures = Math.max(figures, await all.getByRole('figure').count())
    }
    for (const text of [...result.reasoning, result.warning, result.teamAnalysis]) expect(words).toContain(text)
    expect(words).toContain(result.context.weather?.condition)
    expect(words).toContain('dados de demonstração, ')
    expect(words).toContain('18+')
    for (const title of ['Classificação', 'Confrontos diretos', 'Movimento da odd']) expect(words).toContain(title)
    // At a desk all parts are open, on a phone one at a time.
    expect(figures).toBeGreaterThanOrEqual(width === 'desk' ? 8 : 5)
    await goToPart(page, 'Por quê')
    await all.getByText('De onde vem a nota').click()
    await all.getByText('Concordância com o mercado').waitFor()
  })
})

describe.each(WIDTHS)('on a %s', (width) => {
  const viewport = VIEWPORTS[width]

  test('the answer comes first: market, odd with its house, fair odd, edge, stake and why', async () => {
    const { page, result, problems } = await withValue[width]()
    const pick = result.markets.find(({ id }) => id === result.pick)
    if (!pick || pick.odd === null || pick.fairOdd === null) throw new Error('the game has no recommendation')
    const answer = answerOf(page)
    await answer.getByRole('heading', { level: 3, name: pick.name, exact: true }).waitFor()
    const words = await answer.innerText()
    expect(words).toContain(formatOdd(pick.odd))
    expect(words).toContain(`${pick.bookmaker}, `)
    expect(words).toContain(formatOdd(pick.fairOdd))
    expect(words).toContain(formatEdge(pick.edge ?? 0))
    expect(words).toContain(formatMoney((result.kellyStake / 100) * result.stakeBase))
    expect(words).toContain(`sobre a base de ${formatMoney(result.stakeBase)}`)
    expect(words).toContain(`${pick.bookmaker} paga ${formatOdd(pick.odd)}.`)
    expect(problems).toEqual([])
  })

  test('no value is a good answer that says the rule and how near the best price came', async () => {
    const { page, result } = await withoutValue()
    await page.setViewportSize(viewport)
    const answer = answerOf(page)
    await answer.getByRole('heading', { level: 3, name: 'Nenhuma aposta com valor' }).waitFor()
    const words = await answer.innerText()
    expect(words).toMatch(/edge de pelo menos 5% e\s+confiança de\s+pelo menos 7\/10/)
    const best = Math.max(...result.markets.flatMap(({ edge }) => edge ?? []))
    expect(words).toContain(formatEdge(best))
  })

  test('without odds there is no edge anywhere, until the bettor types one', async () => {
    const { page, result } = await openResult(browser(), games.noOdds, { viewport })
    await answerOf(page).getByText('Nenhuma casa cota esta partida agora.').waitFor()
    const market = result.markets.find(({ group, probability }) => group === 'Resultado' && probability >= 50)
    if (!market) throw new Error('nothing of the result is likelier than not')
    await goToPart(page, 'Mercados')
    const row = page.getByRole('button', { name: market.name }).first()
    await row.click()
    await page.getByText('sem odd real não há edge', { exact: true }).waitFor()
    const field = page.getByRole('textbox', { name: `Odd oferecida a você para ${market.name}`, exact: true })
    await field.fill('3,00')
    const edge = (market.probability / 100) * 3 - 1
    await page.getByText(`valor ${formatEdge(edge)}`).waitFor()
    // A quarter of Kelly, and never more than 5% on one bet.
    const stake = Math.min(0.05, (edge / 2) * 0.25)
    await page.getByText(`${formatMoney(stake * result.stakeBase)} sobre a base de`).waitFor()
    await field.fill('0,5')
    await field.press('Tab')
    await page.getByText('Digite uma odd acima de 1 e até 1.000, como 1,85.').waitFor()
  })

  test('a market opens to its ruler, prices and stake by keyboard, and its scores light up on the map', async () => {
    const { page, result } = await withValue[width]()
    const filters = await openFilters(page, width)
    await filters.getByRole('checkbox', { name: ALL_MARKETS }).check()
    if (width === 'phone') await page.keyboard.press('Escape')
    const draw = result.markets.find(({ id }) => id === 'result.draw')
    const row = page.getByRole('button', { name: /^Empate \d/ })
    await row.focus()
    await page.keyboard.press('Enter')
    await page.getByText(`${formatOdd(draw?.odd ?? 0)} na ${draw?.bookmaker}`).waitFor()
    await page.getByRole('listitem').filter({ has: row }).getByRole('button', { name: 'Ver nos gráficos' }).click()
    await page.getByRole('heading', { level: 3, name: 'Gráficos: Empate' }).waitFor()
    const lit = page.getByRole('button', { name: /vence neste placar/ })
    await expect.poll(() => lit.count()).toBe(6)
    const names = await lit.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-score')))
    expect(names).toEqual(['0-0', '1-1', '2-2', '3-3', '4-4', '5-5'])
    await page.getByRole('switch', { name: 'Mostrar até 8 gols por time' }).click()
    await expect.poll(() => lit.count()).toBe(9)
    await page.getByRole('heading', { level: 4, name: 'Casas contra a odd justa' }).waitFor()
    await page.getByText(/^A melhor odd .*/).waitFor()
  })

  test('the four combos stand with joint chance and fair odd, and take a typed odd', async () => {
    const { page, result } = await withValue[width]()
    await goToPart(page, 'Combinadas')
    for (const option of ['A', 'B', 'C', 'D'] as const) {
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: `Opção ${option}:` }) })
      await card.waitFor()
      const combo = result.combos[option]
      const words = await card.innerText()
      if (combo) {
        expect(words).toContain(formatChance(combo.combinedProbability / 100))
        expect(words).toContain(formatOdd(combo.combinedOdd))
      } else if (option === 'A') expect(words).toContain('olhe dupla chance ou mais de 0,5 gols')
    }
    const some = result.combos.B ?? result.combos.C ?? result.combos.D
    if (!some) throw new Error('the game has no combo')
    await page.getByRole('textbox', { name: `Odd oferecida a você para combinada ${some.option}` }).fill('9')
    await page.getByText(`valor ${formatEdge((some.combinedProbability / 100) * 9 - 1)}`).waitFor()
  })

  test('a game that is over is analysed only from before it, and says so', async () => {
    const { page, result } = await ended()
    await page.setViewportSize(viewport)
    expect(result.hasStarted).toBe(true)
    await page.getByRole('heading', { name: /^A partida já terminou: .+ \d+ × \d+ / }).waitFor()
    await page.getByText('Usamos só o que se sabia antes do início.').waitFor()
  })
})

test('on a phone the match stays in sight while one reads the markets', async () => {
  const { page, result } = await withValue.phone()
  const link = page.getByRole('navigation', { name: 'Partes da análise' }).getByRole('button', { name: 'Times' })
  await link.click()
  await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toBe('Times')
  const title = page.getByRole('heading', { level: 2, name: result.fixture.homeName })
  await expect.poll(async () => (await title.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(64)
  expect((await title.boundingBox())?.y).toBeLessThan(120)
})

/** Controls of the result that a finger would miss; words that explain themselves stand in a line of text. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('[aria-label="Resultado da análise"] button')]
    .filter((button) => !button.className.includes('decoration-dotted') && !button.matches('[data-score]'))
    .map((button) => ({ box: button.getBoundingClientRect(), name: button.textContent }))
    .filter(({ box }) => box.height > 0 && box.height < 44)
    .map(({ box, name }) => name + ': ' + box.height)`)
}
