import { readProfile } from '@prancheta/contract/identity/routes.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { base, expectMistake, open, somebody, toastOf } from '../at-home.ts'
import { expectClean } from '../axe.ts'
import { makeUp } from '../made-up.ts'
import { newPage } from '../profiles.ts'
import { oneBrowser, withoutNews } from '../visit.ts'

const browser = oneBrowser()

const unit = (page: Page) => page.getByRole('textbox', { name: 'Unidade padrão (R$)' })

test('the onboarding asks for the default unit, starts at 100, and leads to the dashboard', async () => {
  const { context, person } = await somebody(browser())
  const page = await open(context, '/onboarding')
  await expect.poll(() => unit(page).inputValue()).toBe('100,00')
  const words = 'Valor inválido: de R$ 0,01 a R$ 1.000.000,00, com até duas casas decimais'
  for (const wrong of ['', '0', '1000000,01']) {
    await unit(page).fill(wrong)
    await page.getByRole('button', { name: 'Começar' }).click()
    await expectMistake(page, words, 'Unidade padrão (R$)')
  }
  await unit(page).fill('1.250,50')
  await page.keyboard.press('Enter')
  await toastOf(page, 'Preferências salvas!').waitFor()
  await page.waitForURL(`${base}/dashboard`)
  expect(await person.call(readProfile, {})).toMatchObject({ stake_default: 1250.5 })
})

test('a default unit that could not be saved is told so, and stays in the field', async () => {
  const { context } = await somebody(browser())
  const page = await open(context, '/onboarding')
  await makeUp(page, '/api/profile', (question) =>
    question.method === 'PATCH' ? question.answer({ status: 503, body: 'oops' }) : question.letThrough(),
  )
  await unit(page).fill('75')
  await page.getByRole('button', { name: 'Começar' }).click()
  await toastOf(page, 'Erro ao salvar preferências').waitFor()
  expect(await unit(page).inputValue()).toBe('75,00')
})

test('a page asked for before signing up waits behind the onboarding', async () => {
  const { context } = await somebody(browser())
  const page = await open(context, '/onboarding?next=%2Fhistory')
  await page.getByRole('button', { name: 'Começar' }).click()
  await page.waitForURL(`${base}/history`)
})

const STATS = {
  totalAnalyses: 8,
  greenResults: 3,
  redResults: 1,
  monthAnalyses: 25,
  plan: 'starter',
  planActive: true,
  quotaLimit: 30,
  quotaRemaining: 5,
}

test('a newcomer’s dashboard: three first steps with an example, the next games, two large cards, the month, four numbers', async () => {
  const { context } = await somebody(browser())
  const page = await open(context, '/dashboard')
  const main = page.getByRole('main')
  await main.getByText('Acompanhe suas estatísticas e seu desempenho.').waitFor()
  const headings = main.getByRole('heading', { level: 2 })
  await headings.filter({ hasText: /^(Próximos jogos de hoje|Jogos de amanhã)$/ }).waitFor()
  await headings.filter({ hasText: 'Seus primeiros passos' }).waitFor()
  expect((await headings.allInnerTexts()).slice(0, 2)).toEqual([
    'Seus primeiros passos',
    expect.stringMatching(/jogos/i),
  ])
  await main.getByRole('button', { name: 'Ver um exemplo pronto' }).click()
  const example = page.getByRole('dialog', { name: 'Um exemplo pronto' })
  await example.getByText('Demonstração').first().waitFor()
  await expectClean(page, 'the finished example')
  await example.getByRole('button', { name: 'Fechar' }).click()
  const game = main.getByRole('link', { name: / x .*(hoje|amanhã)$/ }).first()
  expect(await game.getAttribute('href')).toMatch(/^\/analyses\?jogo=\d+$/)
  expect(await main.getByRole('link', { name: /^Nova Análise/ }).getAttribute('href')).toBe('/analyses')
  expect(await main.getByRole('link', { name: /^Histórico/ }).getAttribute('href')).toBe('/history')
  await main.getByText('0/3').waitFor()
  for (const label of ['Total de análises', 'Green', 'Red', 'Taxa de acerto'])
    await main.getByText(label, { exact: true }).first().waitFor()
  await main.getByText('0,0%').waitFor()
  // Where the lines of the record will be, a marked example stands.
  await main.getByText('Exemplo', { exact: true }).first().waitFor()
  expect(await main.getByRole('link', { name: 'Fazer upgrade' }).getAttribute('href')).toBe('/pricing')
  await main.getByRole('link', { name: 'Começar análise' }).click()
  await page.waitForURL(`${base}/analyses`)
})

test('the hit rate counts all saved analyses, with the settled ones beside it, and no upgrade is offered too early', async () => {
  const { context } = await somebody(browser())
  const page = await newPage(context)
  await makeUp(page, '/api/dashboard', (question) => question.answer({ json: STATS }))
  await page.goto(`${base}/dashboard`)
  await page.getByText('37,5%').waitFor()
  await page.getByText('75,0% das que têm resultado').waitFor()
  // With five remaining; the newcomer above, with three, is offered it. Every case: month-figures.test.ts.
  expect(await page.getByRole('link', { name: 'Fazer upgrade' }).count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'Seus primeiros passos' }).count()).toBe(0)
})

test('numbers that do not come are told so, and trying again brings them', async () => {
  const { context } = await somebody(browser())
  const page = await newPage(context)
  // The feed's first word would make the page try again by itself.
  await withoutNews(page)
  let answers = 0
  await makeUp(page, '/api/dashboard', (question) => {
    answers += 1
    return answers <= 3 ? question.answer({ status: 503, body: 'oops' }) : question.answer({ json: STATS })
  })
  await page.goto(`${base}/dashboard`)
  await page.getByText('Erro ao carregar seus números').waitFor()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByText('37,5%').waitFor()
})
