import { type FixtureView, GAMES_A_PAGE, getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { open, somebody, toastOf } from '../at-home.ts'
import { expectClean } from '../axe.ts'
import { VIEWPORTS, WIDTHS } from '../browser.ts'
import { makeUp } from '../made-up.ts'
import { oneBrowser } from '../visit.ts'
import { filterField, loadDay, withoutBoard } from './screen.ts'

const browser = oneBrowser()
const { day } = inject('games')
const asked = z.object({ scope: z.enum(['chosen', 'all']), page: z.number(), league: z.string() })

const LEAGUES = [
  ['Brasileirão Série A', 'Brazil'],
  ['Premier League', 'England'],
  ['First Division', 'Costa-Rica'],
] as const

/** Games at one hour, of our own leagues first and then of the third. */
function gamesOf(count: number): FixtureView[] {
  const [one] = day.games
  if (!one) throw new Error('no game')
  return Array.from({ length: count }, (_, at) => {
    const leagueId = Math.min(at, 2) + 1
    const [leagueName, country] = LEAGUES[leagueId - 1] ?? LEAGUES[0]
    return { ...one, fixtureId: at + 1, homeName: `Clube ${at + 1}`, leagueId, leagueName, country, isDemo: false }
  })
}

/** A day of two followed games and so many others, answered in pages as the server does. */
async function makeUpDay(page: Page, followed: number, all: number) {
  const games = gamesOf(all)
  await makeUp(page, getFixtures.path, ({ sent, answer }) => {
    const { scope, page: at } = asked.parse(sent())
    const found = scope === 'all' ? games : games.slice(0, followed)
    const others = scope === 'all' ? { games: 0, leagues: 0 } : { games: all - followed, leagues: 1 }
    const fixtures = found.slice(at * GAMES_A_PAGE, (at + 1) * GAMES_A_PAGE)
    const json: OutputOf<typeof getFixtures> = {
      fixtures,
      total: found.length,
      others,
      error: null,
      ageMs: 0,
      isStale: false,
    }
    return answer({ json })
  })
}

test.each(WIDTHS)(
  'on a %s a day opens with the followed leagues, each with flag and country, and all others are one press away',
  async (width) => {
    const { context } = await somebody(browser(), { viewport: VIEWPORTS[width] })
    const page = await open(context, '/how-it-works')
    await makeUpDay(page, 2, 700)
    await withoutBoard(page)
    await page.goto(`${inject('baseUrl')}/analyses?data=${day.date}`)
    await page.getByText('Brasileirão Série A · Brasil').waitFor()
    await page.getByText('Premier League · Inglaterra').waitFor()
    await page.getByText('Mais 698 jogos em outro campeonato neste dia.').waitFor()
    await expectClean(page, 'followed leagues')

    await page.getByRole('button', { name: 'Mostrar todos' }).click()
    await toastOf(page, '700 jogos encontrados').waitFor()
    await page.getByText('700 jogos', { exact: true }).waitFor()
    await page.getByText('First Division · Costa Rica').waitFor()
    await filterField(page).fill('costa rica clube 700')
    await page.getByText('1 de 700 jogos').waitFor()
    // The address follows behind.
    await page.waitForURL(({ searchParams }) => searchParams.has('todos'))
    await page.reload()
    await page.getByText('Jogos de todos os campeonatos.').waitFor()
    await page.getByRole('button', { name: 'Só os acompanhados' }).click()
    await page.getByText('Mais 698 jogos em outro campeonato neste dia.').waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.has('todos')).toBe(false)
  },
)

test('a day without followed leagues says so and leads to the others', async () => {
  const { context } = await somebody(browser())
  const page = await open(context, '/analyses', withoutBoard)
  await makeUpDay(page, 0, 12)
  await loadDay(page, day.date)
  await page.getByRole('heading', { name: 'Nenhum jogo dos campeonatos acompanhados' }).waitFor()
  await expectClean(page, 'no followed leagues')
  await page.getByRole('button', { name: 'Mostrar os 12 outros jogos' }).click()
  await page.getByText('First Division · Costa Rica').waitFor()
})
