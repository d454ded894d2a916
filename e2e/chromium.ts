import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The headless build draws the same pages with the same engine for a third of the processor time, so it comes first. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const SYSTEM_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** As root in a container Chromium needs --no-sandbox; the rest keeps it from calling its maker's hosts. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The path of a usable browser, installing Debian's where we may; throws the sentence that says what to do. */
export function requireChromium(): string {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(
      `CHROMIUM_PATH points to ${chosen}, but nothing is there. Correct it, or unset it to use the system's Chromium.`,
    )
  }
  if (!existsSync(HEADLESS_SHELL)) installWithApt()
  const found = SYSTEM_PATHS.find((path) => existsSync(path))
  if (found) return found
  throw new Error(
    'No Chromium found for the browser tests. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  )
}

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
