import { recordBet } from '@prancheta/contract/journal/routes.ts'
import { readOwnLimits } from '@prancheta/contract/responsible-play/own-limits.ts'
import { expect, test } from 'vitest'
import { betInWords } from '../../server/test/journal-bets.ts'
import { open, somebody, toastOf } from '../at-home.ts'
import { expectClean } from '../axe.ts'
import { PHONE, VIEWPORTS, WIDTHS } from '../browser.ts'
import { makeUp, stopMakingUp } from '../made-up.ts'
import { oneBrowser } from '../visit.ts'

const browser = oneBrowser()

const now = () => new Date().toISOString()

test.each(WIDTHS)(
  'on a %s, a limit on stakes is set in the settings; reached, every page says it kindly, the board closes and the journal still takes what was done',
  async (width) => {
    const { context, person } = await somebody(browser(), { viewport: VIEWPORTS[width] })
    const page = await open(context, '/settings')
    await page.getByLabel('Apostado por semana').fill('50')
    await page.getByRole('button', { name: 'Salvar limites de valor' }).click()
    await toastOf(page, 'Limites salvos.').waitFor()
    expect((await person.call(readOwnLimits, {})).money.stakes_a_week).toMatchObject({ cents: 5000, used_cents: 0 })
    // The form of what was just saved is another one, and says what is used of it.
    await page.getByText(/^Até agora:/).waitFor()
    await page.getByLabel('Apostado por semana').fill('80')
    await page.getByRole('button', { name: 'Salvar limites de valor' }).click()
    await page.getByText(/Passa a R\$\s80,00 em/).waitFor()
    await expectClean(page, 'limits of one’s own')

    // Written down on another device; this page hears of it.
    await person.call(recordBet, betInWords({ stake: { cents: 5000 }, placedAt: now(), matchAt: now() }))
    await page
      .getByRole('complementary', { name: 'Seu limite' })
      .getByText(/R\$\s50,00 apostados nesta semana/)
      .waitFor()

    // Until the limits are known, the games are there and nothing of the board is.
    const { promise: told, resolve: tell } = Promise.withResolvers<void>()
    // All are held back: the page before may ask once more, too.
    await makeUp(page, readOwnLimits.path, async (question) => {
      await told
      await question.letThrough()
    })
    await page.goto(new URL('/analyses', person.url).href)
    await page.getByRole('radio').first().waitFor({ state: 'attached' })
    expect(await page.getByText('Quadro do dia').filter({ visible: true }).count()).toBe(0)
    tell()
    await page.getByRole('heading', { name: 'O quadro do dia está fechado por agora' }).waitFor()
    await stopMakingUp(page)
    await expectClean(page, 'the board at a limit')

    await page.goto(new URL('/history?aba=diario', person.url).href)
    await page.getByRole('button', { name: 'Registrar aposta' }).click()
    const form = page.getByRole('dialog')
    await form.getByText(/o diário guarda o que foi feito, sem julgar/).waitFor()
    await form.getByLabel('Jogo', { exact: true }).fill('Bahia x Santos')
    await form.getByLabel('Aposta', { exact: true }).fill('Vitória do Bahia')
    await form.getByLabel('Casa').fill('Casa Azul')
    await form.getByLabel('Odd').fill('2')
    await form.getByLabel('Valor apostado').fill('10')
    await form.getByRole('button', { name: 'Registrar', exact: true }).click()
    await toastOf(page, 'Aposta registrada.').waitFor()
    expect((await person.call(readOwnLimits, {})).money.stakes_a_week).toMatchObject({ used_cents: 6000 })
  },
)

test('habits of the last weeks are told in the journal, kindly and with the tools beside them', async () => {
  const { context, person } = await somebody(browser(), { viewport: PHONE })
  const today = Date.now()
  for (let night = 1; night <= 5; night++) {
    const at = new Date(today - night * 86_400_000)
    at.setUTCHours(5, 0, 0, 0) // two in the morning in São Paulo
    await person.call(recordBet, betInWords({ placedAt: at.toISOString(), matchAt: at.toISOString() }))
  }
  const page = await open(context, '/history?aba=diario')
  const note = page.getByRole('complementary', { name: 'Só para você' })
  await note.getByText(/de madrugada em 5 noites/).waitFor()
  await expectClean(page, 'habits in the journal')
  await note.getByRole('link', { name: 'limites de tempo e de valor' }).click()
  await page.getByRole('heading', { name: 'Meus limites' }).waitFor()
})
