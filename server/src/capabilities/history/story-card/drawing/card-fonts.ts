import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'satori'

const { resolve } = createRequire(import.meta.url)

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

/** The package's own two files, and the letters taken from each. */
const PARTS = [
  { name: 'Archivo', file: 'latin', letters: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•€™−` },
  { name: 'Archivo outros', file: 'latin-ext', letters: `${range(0x100, 0x17f)}${range(0x218, 0x21b)}` },
] as const
const CUTS = [
  { weight: 500, axes: { wght: 500, wdth: 100 } },
  { weight: 700, axes: { wght: 700, wdth: 86 } },
] as const

export const CARD_FAMILY = PARTS.map(({ name }) => name).join(', ')
const DRAWN = new Set(PARTS.flatMap(({ letters }) => [...letters]))

/** The product's typeface as files that a drawing program reads: a sixth of a second, once a thread. */
export async function cutCardFonts(): Promise<Font[]> {
  const { default: subsetFont } = await import('subset-font')
  const cuts = PARTS.flatMap((part) => CUTS.map((cut) => ({ ...part, ...cut })))
  return Promise.all(
    cuts.map(async ({ name, file, letters, weight, axes }) => {
      const source = await readFile(resolve(`@fontsource-variable/archivo/files/archivo-${file}-wdth-normal.woff2`))
      const data = await subsetFont(source, letters, { targetFormat: 'truetype', variationAxes: axes })
      return { name, weight, style: 'normal', data }
    }),
  )
}

/** What the fonts can draw of a text: a letter they lack loses its accent, or is left out rather than drawn as a box. */
export function drawable(text: string): string {
  const known = (letters: string) => [...letters].filter((letter) => DRAWN.has(letter)).join('')
  return [...text.normalize('NFC')]
    .map((letter) => (DRAWN.has(letter) ? letter : known(letter.normalize('NFD'))))
    .join('')
    .trim()
}
