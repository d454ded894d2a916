import { type BoardGame, readBoard } from '@prancheta/contract/board/routes.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test, vi } from 'vitest'
import { formatChance, formatEdge } from '../../web/src/lib/format/format.ts'
import { open } from '../at-home.ts'
import { axeFindings } from '../axe.ts'
import { VIEWPORTS } from '../browser.ts'
import { newProfile } from '../profiles.ts'
import { DEMO_ADMIN, demoPerson, giveSession, oneBrowser, sidewaysScroll } from '../visit.ts'

const browser = oneBrowser()
const { date } = inject('games').day
/** The table is the harder of the two to walk; the deep run takes the phone too. */
const WIDTHS = process.env.DEEP === '1' ? (['desk', 'phone'] as const) : (['desk'] as const)

/** Once the job has made every row of the day that can have one. */
async function readyGames(): Promise<BoardGame[]> {
  const admin = demoPerson(DEMO_ADMIN)
  return vi.waitFor(
    async () => {
      const { games } = await admin.call(readBoard, { date })
      expect(games.length).toBeGreaterThan(2)
      expect(games.filter(({ forecast }) => forecast === null)).toEqual([])
      return games
    },
    { timeout: 90_000, interval: 1_000 },
  )
}

const edgeOf = ({ offers }: BoardGame) => offers?.[0]?.edge ?? Number.NEGATIVE_INFINITY
const focused = (page: Page) => page.evaluate<string>('document.activeElement.innerText')

/** Nobody may look at boards more than twice a second. */
const UNHURRIED = { interval: 1_000 }

/** What the board says of the two home sides in the combination. Prices move, so another game may lead by now than when the test began. */
async function chanceOfLegs(combo: Locator): Promise<number> {
  const legs = combo.getByRole('button', { name: /^Tirar .+ de / })
  await expect.poll(() => legs.count()).toBe(2)
  const names = (await legs.evaluateAll((all) => all.map((leg) => leg.getAttribute('aria-label')))).join()
  const chosen = (await readyGames()).filter(({ homeName, awayName }) => names.includes(`${homeName} x ${awayName}`))
  expect(chosen).toHaveLength(2)
  return chosen.reduce((all, { forecast }) => all * (forecast?.chances.pooled.home ?? 0), 1)
}

/** Orders the games by edge and opens the first two for their home sides as legs. */
const WALKS = {
  /** With the keyboard alone. */
  async desk(page: Page) {
    await page.locator('[data-row="0"]').focus()
    // The focus follows a key in the next frame.
    for (const [key, head] of [
      ['ArrowUp', 'Hora'],
      ['ArrowRight', 'Gols'],
      ['ArrowRight', 'Edge'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => focused(page)).toBe(head)
    }
    await page.keyboard.press('Enter')
    await page.locator('th[aria-sort="descending"]', { hasText: 'Edge' }).waitFor()
    // Prices that move put the rows in another order: the second game is the one below the first, wherever that is by then.
    const opened = '[data-row][aria-expanded="true"]'
    for (const [key, row] of [
      ['Home', '[data-row="0"]'],
      ['ArrowDown', `${opened} + tr + [data-row]`],
    ] as const) {
      await page.keyboard.press(key)
      await page.locator(`${row}:focus`).waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Mandante', exact: true }).press('Enter')
      await page.locator(opened).focus()
    }
  },
  async phone(page: Page) {
    await page.getByRole('button', { name: 'Filtrar e ordenar' }).click()
    await page.getByRole('combobox', { name: 'Ordem do quadro' }).click()
    await page.getByRole('option', { name: 'Ordem: edge' }).click()
    const cards = page.getByRole('list', { name: 'Jogos do dia' }).locator('> li')
    for (const card of [cards.nth(0), cards.nth(1)]) {
      await card.getByRole('button').first().click()
      await card.getByRole('button', { name: 'Mandante', exact: true }).click()
    }
  },
}

test.each(WIDTHS)(
  'on a %s the day’s games are ordered by edge, and two of them make a combination of the round',
  async (width) => {
    await readyGames()
    const context = await newProfile(browser(), { viewport: VIEWPORTS[width] })
    await giveSession(context, demoPerson(DEMO_ADMIN))
    const page = await open(context, `/analyses?data=${date}`)
    const board = page.getByRole('region', { name: /Quadro do dia/ })
    await WALKS[width](page)
    // A phone shows four cards at first: the largest edge of the day is among them once they are ordered by it.
    const largestEdge = async () => formatEdge(Math.max(...(await readyGames()).map(edgeOf)))
    await expect.poll(async () => board.getByText(await largestEdge()).count(), UNHURRIED).toBeGreaterThan(0)

    const combo = board.getByRole('region', { name: 'Combinada da rodada' })
    // Looked up anew each time: a price that moves meanwhile changes it, here and there.
    const expectWords = (wordsOf: (chance: number) => string | RegExp) =>
      expect
        .poll(async () => combo.getByText(wordsOf(await chanceOfLegs(combo)), { exact: true }).count(), UNHURRIED)
        .toBe(1)
    await expectWords(formatChance)
    await combo.getByRole('textbox', { name: /Odd oferecida/ }).fill('30,00')
    await expectWords((chance) => new RegExp(`Edge de ${formatEdge(chance * 30 - 1).replace('+', '\\+')}`))
    expect(await axeFindings(page, 'section[aria-labelledby="board-title"]')).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)

    // The address follows behind.
    await page.waitForURL(({ searchParams }) => searchParams.get('pernas')?.split(',').length === 2)
    await page.reload()
    await expectWords(formatChance)
    expect(new URL(page.url()).searchParams.get('ordem')).toBe('edge')
  },
)
