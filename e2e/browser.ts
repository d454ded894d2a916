import { type Browser, type BrowserContextOptions, chromium, type Download, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, IN_ONE_LAYER, requireChromium } from './chromium.ts'

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 800 }
export const VIEWPORTS = { phone: PHONE, desk: DESK }

/** For a long way through the same parts on any screen: on a phone, and in the deep run at a desk too. */
export const WIDTHS: readonly (keyof typeof VIEWPORTS)[] = process.env.DEEP === '1' ? ['phone', 'desk'] : ['phone']

/**
 * What a page is told of its system's wishes in its stead is taken back when it is left, and then the whole old page is
 * styled and laid out once more: a tenth of what a page costs. So it is told nothing, unless a test asks for the dark.
 */
export const AS_THE_SYSTEM = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null } as const

/** The system of the journeys: light, and without movement. */
const WITHOUT_MOVEMENT = '--force-prefers-reduced-motion'

/**
 * How everybody comes, unless a journey is about just that. Without the service worker: once it has taken a page over,
 * answers that a journey makes up (e2e/made-up.ts) no longer reach it.
 */
export const VISITOR = {
  viewport: DESK,
  locale: 'pt-BR',
  ...AS_THE_SYSTEM,
  serviceWorkers: 'block',
} as const satisfies BrowserContextOptions

/** For journeys about what the service worker does. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const

/** No page of a test lives long enough to gain from scripts made quicker: a twelfth of its processor time went into that. */
const WITHOUT_SLOW_COMPILERS = '--js-flags=--no-maglev,--no-opt'

/**
 * A browser of the worker's own, which ends with it. One for all workers would be spoken to through the process that also
 * serves the app: each word then went over a socket twice, and waited for what that process was doing.
 */
export function launchBrowser(): Promise<Browser> {
  return launchWith(CHROMIUM_ARGS)
}

/** For a finger: of the touches on a page painted in one layer about one in ten is never answered. */
export function launchTouchable(): Promise<Browser> {
  return launchWith(CHROMIUM_ARGS.filter((arg) => arg !== IN_ONE_LAYER))
}

function launchWith(args: readonly string[]): Promise<Browser> {
  const more = [WITHOUT_MOVEMENT, ...(process.env.DEEP === '1' ? [] : [WITHOUT_SLOW_COMPILERS])]
  return chromium.launch({ executablePath: requireChromium(), args: [...args, ...more] })
}

/** What came down. */
export async function downloaded(download: Download): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(await download.createReadStream()))
}

/** Everything the browser complains about from here on, but for the worker that was kept away. */
export function gatherProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !message.text().endsWith('blocked by Playwright')) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return problems
}
