import { setTimeout as pause } from 'node:timers/promises'
import { checkChatQuota } from '@prancheta/contract/analysis/quota.ts'
import { analyzeMatchPro, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { listHistory } from '@prancheta/contract/history/routes.ts'
import { listBets } from '@prancheta/contract/journal/routes.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import type { Page, Route } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { open } from '../at-home.ts'
import { fieldOf, gamesToday, logOf, openTalk } from '../chat/talking.ts'
import { openResult } from '../open-result.ts'
import { oneBrowser } from '../visit.ts'

const browser = oneBrowser()
const { finished, value } = inject('games').kinds

const MINUTES_AWAY_MS = 120_000
const PATIENCE_MS = 120_000
const SOON = { timeout: 1_000 }
const QUESTION = 'Quem é o favorito neste jogo?'

/** What a page has to do with a line, and how it is undone after everything was tried once. */
type Line = { take(page: Page): Promise<void>; pass(pages: readonly Page[]): Promise<void> }

/** A phone far from the mast: 400 kbit/s, and 400 ms before anything comes. */
const slow: Line = {
  async take(page) {
    const session = await page.context().newCDPSession(page)
    const bytesPerSecond = 50_000
    await session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 400, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
    })
  },
  async pass() {},
}

/** Three in ten questions do not arrive, or their answers do not; and of every door that writes, the first answer for sure. */
const lossy: Line = {
  async take(page) {
    const written = new Set<string>()
    await page.route(/\/api\/(?!live)/, async (route: Route) => {
      const { pathname } = new URL(route.request().url())
      const isFirst = route.request().method() !== 'GET' && !written.has(pathname)
      written.add(pathname)
      const chance = Math.random()
      if (!isFirst && chance < 0.15) return route.abort('connectionreset')
      if (!isFirst && chance >= 0.3) return route.continue()
      await route.fetch().catch(() => {}) // done by the server, and never heard of
      return route.abort('connectionreset')
    })
  },
  async pass() {},
}

const away: Line = {
  take: (page) => page.context().setOffline(true),
  async pass([page]) {
    await pause(MINUTES_AWAY_MS)
    await page?.context().setOffline(false)
  },
}

test.runIf(process.env.DEEP === '1').each([
  ['on a slow line', slow],
  ['on a line that loses three in ten', lossy],
  ['through two minutes without a line', away],
] as const)(
  '%s nothing typed is lost and nothing is sent twice: a question, an analysis saved, a bet written down',
  async (_name, line) => {
    const { context, person, page: result } = await openResult(browser(), value)
    await person.call(analyzeMatchPro, { fixtureId: finished.fixtureId })
    await person.call(saveAnalysis, { fixture_id: finished.fixtureId, pick: 'goals.over0.5' })
    const journal = await open(context, '/history')
    await journal.getByRole('article').getByRole('button', { name: journalWords.record }).click()
    const form = journal.getByRole('dialog', { name: journalWords.record })
    await form.getByLabel('Casa').fill('Casa Azul')
    await form.getByLabel('Odd').fill('1,85')
    await form.getByLabel('Valor apostado').fill('10')
    const game = (await gamesToday(person)).find(({ fixtureId }) => fixtureId !== value.fixtureId)
    const talk = await openTalk({ context, person }, game?.fixtureId ?? 0)
    const before = (await person.call(checkChatQuota, {})).current

    const pages = [result, journal, talk]
    for (const page of pages) await line.take(page)
    const send = form.getByRole('button', { name: 'Registrar', exact: true })
    const save = result.getByRole('button', { name: 'Salvar análise' })
    await send.click()
    await save.click()
    await fieldOf(talk).fill(QUESTION)
    await fieldOf(talk).press('Enter')
    await line.pass(pages)

    // One page after the other in front: a browser hardly draws the ones behind, and what is not drawn cannot be pressed.
    await journal.bringToFront()
    await insist(async () => {
      if ((await form.count()) === 0) return true
      // The form may close at any moment of this.
      const typed = await form
        .getByLabel('Casa')
        .inputValue(SOON)
        .catch(() => null)
      if (typed !== null) expect(typed).toBe('Casa Azul')
      await send.click(SOON).catch(() => {})
      return false
    })
    await result.bringToFront()
    await insist(async () => {
      if (await result.getByRole('button', { name: 'Salva', exact: true }).isVisible()) return true
      if ((await save.count()) > 0) await save.click(SOON).catch(() => {}) // it may be sent just now
      return false
    })
    const asked = logOf(talk).getByText(QUESTION, { exact: true })
    const again = logOf(talk).getByRole('button', { name: 'Tentar de novo' })
    await talk.bringToFront()
    await insist(async () => {
      const isTyped = (await fieldOf(talk).inputValue()) === QUESTION
      expect(isTyped || (await asked.count()) > 0).toBe(true)
      if (isTyped)
        await fieldOf(talk)
          .press('Enter', SOON)
          .catch(() => {}) // it may be sent just now
      else if (await again.isVisible())
        await again.click(SOON).catch(() => {}) // likewise
      else return (await logOf(talk).getByText('Analista:').count()) > 1 && (await fieldOf(talk).isEnabled())
      return false
    })

    expect(await asked.count()).toBe(1)
    expect((await person.call(checkChatQuota, {})).current).toBe(before + 1)
    expect((await person.call(listHistory, {})).counts.total).toBe(2)
    expect((await person.call(listBets, {})).bets.map(({ house }) => house)).toEqual(['Casa Azul'])
  },
  600_000,
)

/** As somebody who wants it done tries again, and waits a moment in between. */
async function insist(isDone: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  while (!(await isDone())) {
    if (performance.now() > until) throw new Error('it never got through')
    await pause(500)
  }
}
