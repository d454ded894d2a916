import { changeOwnLimits, countMinute, readOwnLimits } from '@prancheta/contract/responsible-play/own-limits.ts'
import { expect, test } from 'vitest'
import { open, somebody, toastOf } from '../at-home.ts'
import { axeFindings, expectClean } from '../axe.ts'
import { PHONE } from '../browser.ts'
import { makeUp } from '../made-up.ts'
import { newPage, notForReuse } from '../profiles.ts'
import { oneBrowser } from '../visit.ts'

const browser = oneBrowser()
const NONE = { cents: null, next: null, used_cents: 0, until: '2100-01-01T03:00:00.000Z' }

test('limits of one’s own are chosen in the settings; a looser one is told with its date', async () => {
  const { context, person } = await somebody(browser(), { viewport: PHONE })
  const page = await open(context, '/settings')
  await page.getByRole('combobox', { name: 'Tempo por dia' }).click()
  await page.getByRole('option', { name: '1 h 00 min' }).click()
  await toastOf(page, 'Limites salvos.').waitFor()
  await page.getByRole('combobox', { name: 'Tempo por dia' }).click()
  await page.getByRole('option', { name: 'Sem limite' }).click()
  await page.getByText(/Fica sem limite em/).waitFor()
  expect(await person.call(readOwnLimits, {})).toMatchObject({ minutes_a_day: 60, next: { minutes_a_day: null } })
})

test('at the end of the day’s own time a wall stands, kind and with a way out, and one may stay once after a wait', async () => {
  const { context, person } = await somebody(browser())
  await person.call(changeOwnLimits, { minutes_a_day: 1, reality_minutes: null })
  await person.call(countMinute, {})
  const page = await newPage(context)
  notForReuse(context)
  await page.clock.install()
  await page.goto(new URL('/dashboard', person.url).href)
  const wall = page.getByRole('dialog', { name: 'Seu tempo de hoje acabou' })
  await wall.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await wall.isVisible()).toBe(true)
  expect(await wall.getByRole('button', { name: /Mais 15 min em/ }).isDisabled()).toBe(true)
  await page.clock.runFor(61_000)
  await wall.getByRole('button', { name: 'Usar mais 15 min' }).click()
  await wall.waitFor({ state: 'hidden' })
  expect(await person.call(readOwnLimits, {})).toMatchObject({ today: { extended: true } })
})

test('after each chosen span the time and the month’s result are told, and the page is there again', async () => {
  const { context, person } = await somebody(browser(), { viewport: PHONE })
  const page = await newPage(context)
  let minutes = 29
  await makeUp(page, '/api/own-limits', ({ answer }) =>
    answer({
      json: {
        ...{ minutes_a_day: null, next: null, reality_minutes: 30, today: { minutes, extended: false } },
        money: { stakes_a_week: NONE, stakes_a_month: NONE, losses_a_month: NONE },
        month: { bets: 14, result_cents: -12_000 },
      },
    }),
  )
  await makeUp(page, '/api/used-time', ({ answer }) => {
    minutes += 1
    return answer({ json: { minutes, extended: false } })
  })
  notForReuse(context)
  await page.clock.install()
  await page.goto(new URL('/history', person.url).href)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect
    .poll(async () => {
      await page.clock.runFor(61_000)
      return page.getByRole('dialog', { name: 'Um momento' }).isVisible()
    })
    .toBe(true)
  await page.getByText(/Você está na Prancheta há 3\d min hoje\./).waitFor()
  await page.getByText(/as 14 apostas encerradas do seu diário deram prejuízo de R\$\s120,00\./).waitFor()
  await expectClean(page, 'the words about the time')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('dialog', { name: 'Um momento' }).waitFor({ state: 'hidden' })
})
