import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The headless build draws the same pages with the same engine for a third of the processor time. */
const HEADLESS = ['/usr/bin/chromium-headless-shell']
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Pages are painted in one layer, not put together of many, which takes a sixth off a page's processor time. */
export const IN_ONE_LAYER = '--blink-settings=acceleratedCompositingEnabled=false'

/**
 * As root in a container Chromium needs --no-sandbox; letters are as wide as on a phone, not fitted to whole pixels; drawing
 * and network stay in the browser's own process, which spares the talk between processes; the rest keeps it from calling its
 * maker's hosts.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  IN_ONE_LAYER,
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * The path of a usable browser, installing Debian's headless one where we may; throws the sentence that says what to do.
 * The deep run and benchmarks prefer the whole browser that people have.
 */
export function requireChromium({ prefersWhole = process.env.DEEP === '1' } = {}): string {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(
      `CHROMIUM_PATH points to ${chosen}, but nothing is there. Correct it, or unset it to use the system's Chromium.`,
    )
  }
  const paths = prefersWhole ? [...WHOLE, ...HEADLESS] : [...HEADLESS, ...WHOLE]
  const find = () => paths.find((path) => existsSync(path))
  const isGoodEnough = prefersWhole ? find() !== undefined : find() === HEADLESS[0]
  if (!isGoodEnough) installWithApt()
  const found = find()
  if (found) return found
  throw new Error(
    'No Chromium found for the browser tests. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its program.',
  )
}

/** Tried once, when the quicker browser is missing; without it the whole one does. */
function installWithApt(): void {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) return
  try {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: 'ignore',
    })
  } catch {
    // The caller tells what to do when no browser turned up.
  }
}
