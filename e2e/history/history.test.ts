import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import { LIVE_PATH } from '@prancheta/contract/protocol/live.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { base, open, somebody, toastOf } from '../at-home.ts'
import { expectClean, inEveryLook } from '../axe.ts'
import { PHONE } from '../browser.ts'
import { makeUp, type Question, stopMakingUp } from '../made-up.ts'
import { newPage } from '../profiles.ts'
import { awake, oneBrowser } from '../visit.ts'
import { endedView, RECORD, savedView, serveHistory } from './saved.ts'

const browser = oneBrowser()

async function historyOf(saved: Parameters<typeof serveHistory>[1], options = {}): Promise<Page> {
  const { context } = await somebody(browser(), options)
  const page = await newPage(context)
  await serveHistory(page, saved)
  await page.goto(`${base}/history`)
  await awake(page)
  return page
}
const card = (page: Page, n: number) => page.getByRole('article', { name: new RegExp(`^Mandante ${n} x`) })
const counter = (page: Page, label: string) => page.getByRole('main').getByRole('group', { name: label, exact: true })

test('a newcomer reads that nothing is saved yet, and the export waits for a plan', async () => {
  const { context } = await somebody(browser())
  const page = await open(context, '/history')
  await page.getByRole('heading', { name: 'Nenhuma análise salva ainda. Comece no Dashboard!' }).waitFor()
  expect(await page.getByRole('button', { name: 'Exportar CSV (Pro)' }).isDisabled()).toBe(true)
  await page.getByRole('radio', { name: 'Red', exact: true }).check()
  await page.getByRole('heading', { name: 'Nenhuma análise com resultado "red"' }).waitFor()
})

test('a card shows teams, league, time in São Paulo, three markets and the confidence', async () => {
  const page = await historyOf([savedView(1)])
  const text = async () => (await card(page, 1).innerText()).replaceAll(/\s+/g, ' ')
  await card(page, 1).waitFor()
  expect(await text()).toContain('Liga Ipê Ouro (demonstração) · 14 nov 2026, 21:30')
  expect(await text()).toContain('Confiança 7,2/10')
  for (const badge of ['Vitória do mandante 55,5%', 'Mais de 2,5 gols 52,0%', 'Ambas marcam: sim 50,0%'])
    expect(await text()).toContain(badge)
})

test('what stands behind a tab or a click is loaded when it is opened, not before the list', async () => {
  const page = await historyOf([savedView(1)])
  await card(page, 1).waitFor()
  const loaded = async (part: string) =>
    (await page.evaluate<string[]>(`performance.getEntriesByType('resource').map(({ name }) => name)`)).filter((name) =>
      name.includes(part),
    )
  const later = [
    '/record-view-',
    '/journal-view-',
    '/bet-dialog-',
    '/round-plan-view-',
    '/analysis-result-view-',
    '/match-chat-dialog-',
  ]
  for (const part of later) expect(await loaded(part)).toEqual([])
  await page.getByRole('tab', { name: 'Retrospecto' }).click()
  await page.getByRole('heading', { name: 'Ainda não há retrospecto' }).waitFor()
  expect(await loaded('/record-view-')).not.toEqual([])
})

test('an analysis that cannot be read is told of honestly: on its card, in its markets and when it is opened', async () => {
  const page = await historyOf([savedView(1, { markets: [], isUnreadable: true }), savedView(2)])
  const refusal = { status: 500, json: { code: 'analysis.unreadable', error: analysisWords.unreadable } }
  await makeUp(page, '/api/history/*/markets', (question) => question.answer(refusal))
  await makeUp(page, '/api/analyses/*', (question) => question.answer(refusal))
  await card(page, 1).getByText(analysisWords.unreadable).waitFor()
  expect(await card(page, 2).getByText(analysisWords.unreadable).count()).toBe(0)
  await card(page, 1).getByRole('button', { name: 'Ver mercados' }).click()
  await page.getByRole('dialog').getByText(analysisWords.unreadable).waitFor()
  await page.keyboard.press('Escape')
  await card(page, 1).getByRole('link', { name: 'Abrir análise' }).click()
  await page.getByRole('heading', { name: 'Não conseguimos abrir esta análise' }).waitFor()
  await page.getByText(analysisWords.unreadable).waitFor()
})

test('green is set and switched to red; the list loads anew and the counters follow', async () => {
  const page = await historyOf([savedView(1), savedView(2, { result: 'red' })])
  const green = card(page, 1).getByRole('button', { name: 'Green', exact: true })
  await green.click()
  await toastOf(page, 'Resultado atualizado!').waitFor()
  await expect.poll(() => green.getAttribute('aria-pressed')).toBe('true')
  const red = card(page, 1).getByRole('button', { name: 'Red', exact: true })
  // Seen, not only announced: the taken button is of another colour than the same one of the other card.
  const greens = () =>
    page.evaluate<string[]>(`[...document.querySelectorAll('article button[aria-pressed]')]
      .filter((button) => button.textContent === 'Green').map((button) => getComputedStyle(button).color)`)
  await expect.poll(async () => new Set(await greens()).size).toBe(2)
  await red.click()
  await expect.poll(() => green.getAttribute('aria-pressed')).toBe('false')
  await expect.poll(() => counter(page, 'Total').innerText()).toContain('2')
  await page.getByText('Sem resultado', { exact: true }).click()
  await page.getByRole('heading', { name: 'Nenhuma análise com resultado "sem resultado"' }).waitFor()
})

test('a match that ended says what hit, and its suggestion is accepted with one tap', async () => {
  const page = await historyOf([endedView(1)])
  const text = async () => (await card(page, 1).innerText()).replaceAll(/\s+/g, ' ')
  await expect.poll(text).toContain('1 x 0')
  expect(await text()).toContain('Vitória do mandante 55,5%, bateu')
  expect(await text()).toContain('Mais de 2,5 gols 52,0%, não bateu')
  await card(page, 1).getByRole('button', { name: 'Aceitar green' }).click()
  await toastOf(page, 'Resultado atualizado!').waitFor()
  await card(page, 1).getByRole('button', { name: 'Aceitar green' }).waitFor({ state: 'detached' })
  expect(await card(page, 1).getByRole('button', { name: 'Green', exact: true }).getAttribute('aria-pressed')).toBe(
    'true',
  )
})

test('what is published is locked, and says why', async () => {
  const page = await historyOf([endedView(1, { isPublic: true, result: 'green', suggestedResult: null })])
  await card(page, 1).getByText('Publicada: o pick decide pelo placar.').waitFor()
  for (const name of ['Green', 'Red'])
    expect(await card(page, 1).getByRole('button', { name, exact: true }).isDisabled()).toBe(true)
})

// On a slow device it stopped at forty: the browser told of 'not in sight' and 'in sight' at once, and the first was believed.
test('forty-five analyses arrive as one scrolls, none twice', async () => {
  const page = await historyOf(Array.from({ length: 45 }, (_, n) => savedView(n + 1)))
  await card(page, 1).waitFor()
  await expect
    .poll(async () => {
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
      return page.getByRole('article').count()
    })
    .toBe(45)
})

test('a history that does not load says so once, beside its heading, and a mark that was not written too', async () => {
  const { context } = await somebody(browser(), { viewport: PHONE })
  const page = await newPage(context)
  let asked = 0
  await makeUp(page, '/api/history?*', (question) => {
    asked += 1
    return question.answer({ status: 503, body: 'oops' })
  })
  const feed = Promise.withResolvers<Question>()
  await makeUp(page, LIVE_PATH, feed.resolve)
  await page.goto(`${base}/history`)
  const notice = toastOf(page, 'Erro ao carregar histórico')
  await notice.waitFor()
  // The live feed's first word makes the page look again, in three tries like before, and fail again.
  const before = asked
  const firstWord = 'retry: 600000\nevent: ready\ndata: {}\n\n'
  await (await feed.promise).answer({ contentType: 'text/event-stream', body: firstWord })
  await expect.poll(() => asked).toBeGreaterThanOrEqual(before + 3)
  await page.getByRole('heading', { name: 'Erro ao carregar histórico' }).waitFor()
  expect(await page.getByRole('region', { name: 'Avisos' }).getByText('Erro ao carregar histórico').count()).toBe(1)
  const [told, heading] = await Promise.all([
    notice.boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ])
  expect(heading?.y).toBeGreaterThan((told?.y ?? 0) + (told?.height ?? 0))
  await stopMakingUp(page, '/api/history?*')
  await serveHistory(page, [savedView(1)])
  await makeUp(page, '/api/history/*', (question) => question.answer({ status: 503, body: 'oops' }))
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await card(page, 1).getByRole('button', { name: 'Red', exact: true }).click()
  await toastOf(page, 'Erro ao atualizar resultado').waitFor()
})

/** Only inside a sentence may something to touch be lower than a finger. */
const TOO_LOW = `[...document.querySelectorAll('main a, main button')]
  .filter((element) => element.checkVisibility() && !element.closest('p') && element.getBoundingClientRect().height < 44)
  .map((element) => element.outerHTML)`

test('every part of the history is clean for axe and fits, on a phone and at a desk, light and dark', async () => {
  const page = await historyOf([endedView(1), savedView(2)])
  await makeUp(page, '/api/record', (question) => question.answer({ json: RECORD }))
  await card(page, 2).waitFor()
  for (const tab of ['Salvas', 'Retrospecto', 'Diário', 'Carteira da rodada']) {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('tabpanel', { name: tab }).waitFor()
    await page.getByRole('tabpanel', { name: tab }).locator('h2').first().waitFor()
    await expectClean(page, tab)
    await inEveryLook(page, async ({ width }) => {
      if (width === 'phone') expect(await page.evaluate<string[]>(TOO_LOW), tab).toEqual([])
    })
  }
})
