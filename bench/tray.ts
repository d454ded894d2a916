import { setTimeout as pause } from 'node:timers/promises'
import { getFixtures, TIME_ZONE } from '@prancheta/contract/fixtures/routes.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'
import { dateInSaoPaulo } from '@prancheta/server/platform/clock/clock.ts'
import { chromium, type Page } from 'playwright-core'
import { z } from 'zod'
import { CHROMIUM_ARGS, requireChromium } from '../e2e/chromium.ts'
import { signedIn } from '../e2e/find-games.ts'
import { median, report } from './machine.ts'

/** The most that the tray holds: goals, a half, corners and cards. All of them can happen together. */
const LEGS = [
  'result.home',
  'firstHalf.goals.over0.5',
  'btts.yes',
  'asianTotal.over2.25',
  'goals.under4.5',
  'secondHalf.goals.over0.5',
  'corners.over6.5',
  'cards.over2.5',
]
const SLOWER = 4
const ROUNDS = 6
const BETWEEN_PRESSES_MS = 250
const DAY_MS = 86_400_000

/** From the press until another chance stands in the tray, and until that is painted. */
const WATCH = `(() => {
  const shown = () => document.querySelector('[aria-label="Sua combinada"] .figures')?.textContent ?? ''
  window.pressed = []
  let watch
  addEventListener('click', ({ timeStamp }) => {
    const before = shown()
    watch?.disconnect()
    watch = new MutationObserver(() => {
      if (shown() === before) return
      watch.disconnect()
      const toldMs = performance.now() - timeStamp
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.onmessage = () => window.pressed.push({ toldMs, paintedMs: performance.now() - timeStamp })
        painted.port2.postMessage(null)
      })
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  }, { capture: true })
})()`

const pressed = z.array(z.object({ toldMs: z.number(), paintedMs: z.number() }))

/** A leg more in the tray of an analysis, by the clock, on a phone whose page runs four times as slow. */
export async function benchTray(base: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
  const page = await openAnalysis(base, await browser.newPage({ viewport: { width: 390, height: 844 } }))
  const slowed = await page.context().newCDPSession(page)
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(WATCH)
  for (let round = 0; round < ROUNDS; round += 1) await fillTray(page)
  const presses = pressed.parse(await page.evaluate('window.pressed'))
  for (const [what, times] of [
    ['until the chance stands in the page', presses.map(({ toldMs }) => toldMs)],
    ['until it is painted', presses.map(({ paintedMs }) => paintedMs)],
  ] as const) {
    const sorted = times.toSorted((one, other) => one - other)
    const late = sorted[Math.floor(0.95 * sorted.length)] ?? Number.NaN
    report(`a leg, ${SLOWER} times as slow, ${what}, median`, `${median(times).toFixed(1)} ms`, 'under 50 ms')
    report('of twenty presses the slowest but one', `${late.toFixed(1)} ms`)
  }
  report('presses measured', String(presses.length))
  await browser.close()
}

async function openAnalysis(base: string, page: Page): Promise<Page> {
  const clara = await signedIn(base, 'clara@prancheta.example')
  const date = dateInSaoPaulo(new Date(Date.now() + DAY_MS))
  const { fixtures } = await clara.call(getFixtures, { date, timezone: TIME_ZONE })
  await page.context().addCookies([...clara.cookies].map(([name, value]) => ({ name, value, url: base })))
  await page.goto(`${base}/analyses?jogo=${fixtures[0]?.fixtureId}`)
  const parts = page.getByRole('navigation', { name: 'Partes da análise' })
  const ask = page.getByRole('button', { name: /Gerar Análise Inteligente/ })
  await ask.or(parts).first().waitFor()
  if (await ask.isVisible()) await ask.click()
  await parts.getByRole('button', { name: 'Mercados', exact: true }).click()
  const closed = page.getByRole('heading', { level: 4 }).locator('button[aria-expanded=false]')
  while ((await closed.count()) > 0) await closed.first().click()
  return page
}

/** The first leg has no joint chance to show and is not counted, nor is what takes legs out again. */
async function fillTray(page: Page): Promise<void> {
  for (const [at, id] of LEGS.entries()) {
    await press(page, `Adicionar ${marketById(id)?.name} à combinada`)
    if (at === 0) await page.evaluate('window.pressed.splice(window.counted ?? 0)')
  }
  await page.evaluate('window.counted = window.pressed.length')
  for (const id of LEGS) await press(page, `Tirar ${marketById(id)?.name} da combinada`)
  await page.evaluate('window.pressed.splice(window.counted)')
}

/** By the page itself: a finger's way through the browser is not ours, and bars at the edges would be in it. */
async function press(page: Page, name: string): Promise<void> {
  await page
    .locator(`button[aria-label="${name}"]`)
    .first()
    .evaluate((leg) => leg.click())
  await pause(BETWEEN_PRESSES_MS)
}
