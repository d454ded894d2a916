import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const SOURCE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
)
const CUT = join(import.meta.dirname, '../generated/archivo-pt.woff2')
const STAMP = `${CUT}.source`

/** Weights and widths we use; tokens.css declares the same ranges. */
const AXES = { wght: { min: 400, max: 800 }, wdth: { min: 75, max: 100 } }

/** Has the font ready before anything asks for it, while developing too. */
export function portugueseFont(): Plugin {
  return { name: 'prancheta:font', config: () => cutFont() }
}

/** Cuts the package's font to Portuguese, unless that was done already. Why: docs/decisions/0022. */
async function cutFont(): Promise<void> {
  const font = await readFile(SOURCE)
  const stamp = createHash('sha256').update(font).update(JSON.stringify(AXES)).update(characters()).digest('hex')
  if (existsSync(CUT) && existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === stamp) return

  await mkdir(dirname(CUT), { recursive: true })
  await writeFile(CUT, await subsetFont(font, characters(), { targetFormat: 'woff2', variationAxes: AXES }))
  await writeFile(STAMP, stamp)
}

/** One firm cut of the same font as a file that drawing programs read, for pictures made at build. */
export async function cutHeadlineFont(): Promise<Buffer> {
  const axes = { wght: 700, wdth: 88 }
  return subsetFont(await readFile(SOURCE), characters(), { targetFormat: 'truetype', variationAxes: axes })
}

/** ASCII, Latin-1 and a little typography: tokens.css names the same ranges for the browser. */
function characters(): string {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
  return [...range(0x20, 0x7e), ...range(0xa0, 0xff), '–—‘’“”…•€™−↑↓'].join('')
}
