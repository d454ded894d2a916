import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../e2e/chromium.ts'
import { report } from './machine.ts'

const PATHS = ['/', '/features', '/how-it-works', '/faq', '/pricing', '/legal/terms', '/legal/privacy']
const DEBUG_PORT = 9333
const AIMS = [
  { name: 'performance', aim: 95 },
  { name: 'accessibility', aim: 100 },
  { name: 'best-practices', aim: 100 },
  { name: 'seo', aim: 100 },
] as const
const LARGEST_PAINT_MS = 1500
const LAYOUT_SHIFT = 0.02

/** Every public page as Lighthouse's slow phone sees it. Noise only makes it worse, so the best of the rounds counts. */
export async function benchLighthouse(base: string, rounds = 3): Promise<void> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUG_PORT}`],
  })
  try {
    for (const path of PATHS) {
      const tries = []
      for (let round = 0; round < rounds; round += 1) tries.push(await audit(`${base}${path}`))
      const best = tries.reduce((a, b) => (b.scores.performance > a.scores.performance ? b : a))
      for (const { name, aim } of AIMS) report(`${path}: ${name}`, String(best.scores[name]), `at least ${aim}`)
      report(`${path}: largest paint`, `${Math.round(best.largestPaintMs)} ms`, `under ${LARGEST_PAINT_MS} ms`)
      report(`${path}: layout shift`, best.layoutShift.toFixed(3), `under ${LAYOUT_SHIFT}`)
      if (best.failed.length > 0) report(`${path}: to be better`, best.failed.join(', '))
    }
  } finally {
    await browser.close()
  }
}

async function audit(url: string) {
  const result = await lighthouse(url, { port: DEBUG_PORT, logLevel: 'error', locale: 'pt' })
  if (!result) throw new Error(`no report for ${url}`)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    failed: Object.values(audits)
      .filter((entry) => entry.score !== null && entry.score < 0.9)
      .map(({ id }) => id),
  }
}
