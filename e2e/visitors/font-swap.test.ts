import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { PHONE, VISITOR } from '../browser.ts'
import { oneBrowser } from '../visit.ts'

const browser = oneBrowser()
const base = inject('baseUrl')

const SHIFT_MAX = 0.02

/** A text in the stand-in is as wide as in a font that is not there, when the device has nothing to stand in. */
const HAS_STAND_IN = `(() => {
  const widthIn = (family) => {
    const context = document.createElement('canvas').getContext('2d')
    context.font = '100px ' + family + ', monospace'
    return context.measureText('Probabilidade').width
  }
  return ['"Archivo Roboto"', '"Archivo Arial"'].some((family) => widthIn(family) !== widthIn('"nobody has this"'))
})()`

const SHIFTS = `new Promise((resolve) => {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) sum += value
  }).observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => resolve(sum), 200)
})`

/** The stand-in is the same everywhere; the deep run looks at every kind of page. */
const PATHS =
  process.env.DEEP === '1' ? ['/', '/features', '/how-it-works', '/faq', '/pricing', '/legal/terms'] : ['/', '/pricing']

test.for(PATHS)('%s keeps its words in place when the typeface comes late', async (path, { skip }) => {
  const context = await browser().newContext({ ...VISITOR, viewport: PHONE })
  const held = Promise.withResolvers<void>()
  await context.route('**/*.woff2', async (route) => {
    await held.promise
    await route.continue()
  })
  const page = await context.newPage()
  await page.goto(base + path, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await pause(500) // drawn in the stand-in
  skip(!(await page.evaluate<boolean>(HAS_STAND_IN)), 'neither Roboto nor Arial is on this machine')
  expect(await page.evaluate(`document.fonts.check('16px Archivo')`)).toBe(false)
  held.resolve()
  await expect.poll(() => page.evaluate(`document.fonts.check('16px Archivo')`), { timeout: 15_000 }).toBe(true)
  await pause(300) // and once more in Archivo
  expect(await page.evaluate<number>(SHIFTS)).toBeLessThan(SHIFT_MAX)
})
