import { expect, inject, test } from 'vitest'
import { PHONE, VISITOR } from '../browser.ts'
import { makeUp } from '../made-up.ts'
import { awake, drawn, oneBrowser } from '../visit.ts'

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

/** Words that move from here on, not while the page was being made. */
const WATCH = `(() => {
  window.shifts = 0
  window.watching = new PerformanceObserver((list) => count(list.getEntries()))
  window.count = (entries) => entries.forEach(({ value }) => { shifts += value })
  watching.observe({ type: 'layout-shift' })
})()`
const SHIFTS = '(count(watching.takeRecords()), shifts)'
const HAS_ARCHIVO = `document.fonts.check('16px Archivo')`

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
  // The game of today would move what stands below it, in its own time.
  await makeUp(page, '/api/sample-analysis', (question) => question.answer({ json: { analysis: null } }))
  await page.goto(base + path, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await drawn(page) // in the stand-in
  skip(!(await page.evaluate<boolean>(HAS_STAND_IN)), 'neither Roboto nor Arial is on this machine')
  expect(await page.evaluate(HAS_ARCHIVO)).toBe(false)
  await page.evaluate(WATCH)
  held.resolve()
  await expect.poll(() => page.evaluate(HAS_ARCHIVO)).toBe(true)
  // The app takes the page over once everything of it has come.
  await awake(page)
  await drawn(page)
  expect(await page.evaluate<number>(SHIFTS)).toBeLessThan(SHIFT_MAX)
})
