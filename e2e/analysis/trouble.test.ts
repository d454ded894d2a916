import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { signOut } from '@prancheta/contract/identity/routes.ts'
import { STEPS_TYPE } from '@prancheta/contract/protocol/route.ts'
import { expect, inject, test } from 'vitest'
import { TEST_PASSWORD } from '../../server/test/sign-up-person.ts'
import { base, expectMistake, open, somebody, toastOf } from '../at-home.ts'
import { expectClean } from '../axe.ts'
import { makeUp, stopMakingUp } from '../made-up.ts'
import { newPage } from '../profiles.ts'
import { sharedPage } from '../shared-page.ts'
import { oneBrowser, withoutNews } from '../visit.ts'
import { analyseButton, choose, held, loadButton, loadDay, radioOf, upgradeLink, withoutBoard } from './screen.ts'

const browser = oneBrowser()
const { day } = inject('games')
const game = (at = 0) => {
  const found = day.games[at]
  if (!found) throw new Error('not enough games')
  return found
}

/** Somebody new on the page, to whom nothing was analysed yet. */
const search = sharedPage(async () => {
  const { context, person } = await somebody(browser())
  return { page: await open(context, '/analyses', withoutBoard), person }
})

test('without a date, and without a game, what is missing is said', async () => {
  const { page } = await search()
  await page.getByLabel('Data', { exact: true }).fill('')
  await loadButton(page).click()
  await expectMistake(page, 'Por favor, selecione uma data', 'Data')
  await loadDay(page, day.date)
  await analyseButton(page).click()
  await toastOf(page, 'Selecione um jogo para analisar').waitFor()
})

test('games that cannot be loaded are told, and another try brings them', async () => {
  const { page } = await search()
  await makeUp(page, '/api/get-fixtures', (question) =>
    question.answer({ status: 500, json: { error: 'x', code: 'server.unexpected' } }),
  )
  await loadDay(page, day.date)
  await toastOf(page, 'Erro ao carregar jogos').waitFor()
  await stopMakingUp(page, '/api/get-fixtures')
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByRole('radio').first().waitFor()
})

test('an installation without a source of games says what to set', async () => {
  const { page } = await search()
  const answer = {
    fixtures: [],
    total: 0,
    others: { games: 0, leagues: 0 },
    error: 'missing_env',
    ageMs: 0,
    isStale: false,
  }
  await makeUp(page, '/api/get-fixtures', (question) => question.answer({ json: answer }))
  await loadDay(page, day.date)
  await toastOf(page, 'Configure a chave da API de futebol nas variáveis de ambiente.').waitFor()
  await stopMakingUp(page, '/api/get-fixtures')
})

test('two clicks at once make one analysis', async () => {
  const { context, person } = await somebody(browser())
  const page = await open(context, '/analyses', withoutBoard)
  await loadDay(page, day.date)
  await choose(page, game())
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith(analyzeMatchPro.path)) asked += 1
  })
  await analyseButton(page).dblclick()
  await toastOf(page, 'Análise completa!').waitFor()
  await analyseButton(page).getByText('(2/3)').waitFor()
  expect(asked).toBe(1)
  expect(await person.call(readPlan, {})).toMatchObject({ analyses_count_month: 1 })
})

test('with the month used up the button leads to the plans, and a counted match stays open', async () => {
  const { context, person } = await somebody(browser())
  for (const at of [0, 1, 2]) await person.call(analyzeMatchPro, { fixtureId: game(at).fixtureId })
  const page = await open(context, '/analyses', withoutBoard)
  await loadDay(page, day.date)
  await upgradeLink(page).waitFor()
  await choose(page, game(1))
  await analyseButton(page).getByText('(0/3)').waitFor()
  await analyseButton(page).click()
  await toastOf(page, 'Análise completa!').waitFor()
  await choose(page, game(3))
  await upgradeLink(page).click()
  await page.waitForURL(`${base}/pricing`)
})

test('a month that ends between the look and the click is told, and the plans follow', async () => {
  const { context, person } = await somebody(browser())
  for (const at of [0, 1]) await person.call(analyzeMatchPro, { fixtureId: game(at).fixtureId })
  const page = await open(context, '/analyses', withoutBoard)
  await loadDay(page, day.date)
  await choose(page, game(3))
  await analyseButton(page).getByText('(1/3)').waitFor()
  await person.call(analyzeMatchPro, { fixtureId: game(2).fixtureId })
  await analyseButton(page).click()
  await toastOf(page, 'Limite de 3 análises atingido para o plano Free. Faça upgrade para continuar.').waitFor()
  await page.waitForURL(`${base}/pricing`)
  expect(await person.call(readPlan, {})).toMatchObject({ analyses_count_month: 3 })
})

test('a session that ends during the analysis leads to the sign-in, and back to the same game', async () => {
  const { context, person } = await somebody(browser())
  const page = await newPage(context)
  await withoutNews(page)
  await withoutBoard(page)
  await page.goto(`${base}/analyses?jogo=${game().fixtureId}`)
  await expect.poll(() => radioOf(page, game()).isChecked()).toBe(true)
  // Another question still under way would be refused first, and lead away before the analysis is told of.
  await analyseButton(page).getByText('(3/3)').waitFor()
  const { asked, letThrough } = await held(page, analyzeMatchPro.path)
  await analyseButton(page).click()
  await asked
  await person.call(signOut, {})
  letThrough()
  await toastOf(page, 'Sessão expirada. Faça login novamente.').waitFor()
  await page.waitForURL(/\/auth\/login\?next=/)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(TEST_PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect.poll(() => radioOf(page, game()).isChecked()).toBe(true)
})

test('an analysis that is cut in the middle is told, and a second try is made from the same place', async () => {
  const { page, person } = await search()
  await loadDay(page, day.date)
  await choose(page, game())
  await makeUp(page, '/api/analyze-match-pro', (question) =>
    question.answer({ contentType: STEPS_TYPE, body: '{"step":"facts"}\n{"step":"ratings"}\n' }),
  )
  await analyseButton(page).click()
  await toastOf(page, 'Erro ao gerar análise').waitFor()
  await stopMakingUp(page, '/api/analyze-match-pro')
  await analyseButton(page).click()
  await toastOf(page, 'Análise completa!').waitFor()
  expect(await person.call(readPlan, {})).toMatchObject({ analyses_count_month: 1 })
})

test('every state of the screen is clean for axe and fits, on a phone and at a desk, light and dark', async () => {
  const { context } = await somebody(browser())
  const page = await open(context, '/analyses', withoutBoard)
  await expectClean(page, 'start', 'main')
  await loadDay(page, day.date, 'nenhum campeonato')
  await page.getByRole('heading', { name: 'Nenhum campeonato com “nenhum campeonato”' }).waitFor()
  await expectClean(page, 'no games', 'main')
  await loadDay(page, day.date)
  await choose(page, game())
  await expectClean(page, 'game chosen', 'main')
  const { asked, letThrough } = await held(page, analyzeMatchPro.path)
  await analyseButton(page).click()
  await asked
  await page.getByRole('progressbar', { name: 'Gerando análise' }).waitFor()
  await expectClean(page, 'analysing', 'main')
  letThrough()
  await toastOf(page, 'Análise completa!').waitFor()
})
