import type { DataLeague, DataProgress } from '@prancheta/contract/fixtures/data-files.ts'
import { expect, inject, test } from 'vitest'
import { open, somebody } from '../at-home.ts'
import { expectClean } from '../axe.ts'
import { makeUp, stopMakingUp } from '../made-up.ts'
import { demoAdmin } from '../side-by-side.ts'
import { oneBrowser } from '../visit.ts'
import { loadDay, radioOf, withoutBoard } from './screen.ts'

const browser = oneBrowser()
const base = inject('baseUrl')
const { day } = inject('games')

const PROGRESS: DataProgress = {
  files: { done: 12, total: 28 },
  leagues: { done: 1, total: 8 },
  isFailing: false,
}
const WORDS = 'Preparando os dados de futebol: 12 de 28 arquivos baixados, 1 de 8 campeonatos prontos para análise.'

test('while football data are fetched for the first time one line says how far it is, and games come by themselves', async () => {
  const { context } = await somebody(browser())
  const page = await open(context, '/how-it-works')
  await makeUp(page, '/api/data-progress', ({ answer }) => answer({ json: { progress: PROGRESS } }))
  await makeUp(page, '/api/get-fixtures', ({ answer }) =>
    answer({
      json: { fixtures: [], total: 0, others: { games: 0, leagues: 0 }, error: null, ageMs: 0, isStale: false },
    }),
  )
  await withoutBoard(page)
  await page.goto(`${base}/analyses`)
  await page.getByText(WORDS).waitFor()
  await loadDay(page, day.date)
  await page.getByText('Nenhum jogo nesse dia').waitFor()
  await expectClean(page, 'preparing')
  await stopMakingUp(page, '/api/get-fixtures')
  const [game] = day.games
  if (!game) throw new Error('no game')
  await radioOf(page, game).waitFor()
  await stopMakingUp(page, '/api/data-progress')
  await page.getByText(WORDS).waitFor({ state: 'detached' })
})

const league = (given: Partial<DataLeague>): DataLeague => ({
  name: 'Premier League',
  files: { total: 4, asked: 4, kept: 4 },
  games: 1520,
  is_rated: true,
  checked_at: new Date().toISOString(),
  failure: null,
  ...given,
})

test('an admin sees how far the fetching is and what came of each league', async () => {
  const { page, problems } = await demoAdmin(browser(), '/admin/test-guide', 'desk')
  const leagues = [
    league({ name: null, files: { total: 2, asked: 2, kept: 2 }, games: 96, is_rated: false }),
    league({ name: 'Brasileirão Série A', files: { total: 1, asked: 1, kept: 1 } }),
    league({}),
    league({ name: 'La Liga', is_rated: false }),
    league({ name: 'Bundesliga', files: { total: 4, asked: 2, kept: 2 }, is_rated: false }),
    league({ name: 'Campeonato Argentino', failure: 'schema' }),
  ]
  await makeUp(page, '/api/data-progress', ({ answer }) => answer({ json: { progress: PROGRESS } }))
  await makeUp(page, '/api/admin/data-files', ({ answer }) =>
    answer({ json: { source: 'football-data.co.uk (CSV)', leagues } }),
  )
  await page.goto(`${base}/admin/config`)
  await page.getByRole('heading', { name: 'Arquivos de futebol' }).waitFor()
  await page.getByText(WORDS).waitFor()
  for (const words of ['Próximos jogos e odds', 'Ajustando o modelo', '2 de 4 arquivos', 'Falhou'])
    await page.getByText(words, { exact: true }).first().waitFor()
  await page.getByText('resposta em formato inesperado').waitFor()
  await expectClean(page, 'files')
  expect(problems).toEqual([])
})
