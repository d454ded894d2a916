import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { CHROMIUM_ARGS, requireChromium } from '../e2e/chromium.ts'
import { PICTURES, type Picture } from './pictures/shown-pages.ts'
import { ROOT } from './run-step.ts'
import { startServing } from './started-command.ts'

const FOLDER = join(ROOT, 'docs/pictures')
const BYTES_MAX = 120 * 1024
const SETTLE_MS = 500
/** The first that is small enough is taken. */
const QUALITIES = [90, 82, 74, 66, 58, 50]
// A folder of its own, so that nobody's rows are on a picture. The demo follows from the day, what has begun and been computed
// since from the minute: the product's clock cannot be given.
const DATA_DIR = await mkdtemp(join(tmpdir(), 'prancheta-pictures-'))
const server = await startServing({ DATA_DIR, PRANCHETA_UI: '', DEMO_PAST: 'on' })
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
try {
  await mkdir(FOLDER, { recursive: true })
  for (const picture of PICTURES.filter(isWanted)) {
    const bytes = await write(picture.name, await take(browser, server.url, picture))
    console.log(`docs/pictures/${picture.name}.webp  ${Math.round(bytes / 1024)} KB`)
  }
} finally {
  await browser.close()
  server.child.kill('SIGTERM')
  if (server.child.exitCode === null) await once(server.child, 'exit')
  await rm(DATA_DIR, { recursive: true, force: true })
}

/** All, or those whose names begin with one of the words after the command. */
function isWanted({ name }: Picture): boolean {
  const words = process.argv.slice(2)
  return words.length === 0 || words.some((word) => name.startsWith(word))
}

async function take(on: Browser, url: string, { theme, viewport, as, show }: Picture): Promise<Buffer> {
  const context = await on.newContext({
    viewport,
    colorScheme: theme,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  if (as !== undefined) {
    await page.goto(`${url}/auth/login`)
    await page.getByRole('button', { name: `Entrar como ${as}` }).click()
    await page.waitForURL((address) => address.pathname !== '/auth/login')
  }
  await show(page, url)
  // Shapes stand where parts are still to come, and a part may bring shapes of its own.
  for (const _turn of ['page', 'parts']) {
    await page.waitForLoadState('networkidle')
    await page.locator('.animate-breathe').first().waitFor({ state: 'detached' })
    await page.waitForTimeout(SETTLE_MS)
  }
  // The notice of what was just done is no part of the picture.
  for (const close of await page.locator('[aria-label="Fechar aviso"]').all()) await close.click()
  await page.locator('[aria-label="Fechar aviso"]').waitFor({ state: 'detached' })
  const picture = await page.screenshot()
  await context.close()
  return picture
}

/** Returns how many bytes it has. */
async function write(name: string, png: Buffer): Promise<number> {
  for (const quality of QUALITIES) {
    const picture = sharp(png).webp({ quality, effort: 6 })
    const { length } = await picture.toBuffer()
    if (length <= BYTES_MAX) {
      await picture.toFile(join(FOLDER, `${name}.webp`))
      return length
    }
  }
  throw new Error(`${name} does not fit into ${BYTES_MAX} bytes`)
}
