import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type WebVariant, webBuildDir } from '../scripts/build-web.ts'
import { report } from './machine.ts'

const LIMITS = { script: 150, style: 20 }

/** By path: pages share most of their files, and the smallest packing of half a megabyte takes a second. */
const weighed = new Map<string, number>()

/** As the product packs it, whatever the tests' own build does. */
function brotliKb(clientDir: string, path: string): number {
  const file = join(clientDir, path)
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  const kb = weighed.get(file) ?? brotliCompressSync(readFileSync(file), options).length / 1024
  weighed.set(file, kb)
  return kb
}

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, path]) => path ?? ''))]
}

/** Prints what a public page fetches before the first touch, from the last build's files; false when it is over a limit. */
export function benchWebSize(page = '/', variant: WebVariant = 'product'): boolean {
  const clientDir = join(webBuildDir(variant), 'client')
  const html = readFileSync(join(clientDir, page, 'index.html'), 'utf8')
  // Preloaded modules, and those the inline start script imports: all that is fetched before anybody touches anything.
  const scripts = matches(html, /["'(](\/assets\/[^"')]+\.js)["')]/g)
  const styles = matches(html, /href="(\/assets\/[^"]+\.css)"/g)
  const fonts = matches(html, /href="(\/assets\/[^"]+\.woff2)"/g)
  if (scripts.length === 0) throw new Error(`no scripts found in ${page}: has the way pages name them changed?`)

  const total = (paths: string[]) => paths.reduce((sum, path) => sum + brotliKb(clientDir, path), 0)
  const fontKb = fonts.reduce((sum, path) => sum + readFileSync(join(clientDir, path)).length / 1024, 0)
  report(
    `${page}: script before the first touch, brotli`,
    `${total(scripts).toFixed(1)} KB`,
    `${LIMITS.script} KB at most`,
  )
  report(`${page}: style, brotli`, `${total(styles).toFixed(1)} KB`, `${LIMITS.style} KB at most`)
  report(`${page}: font`, `${fontKb.toFixed(1)} KB`)
  return total(scripts) <= LIMITS.script && total(styles) <= LIMITS.style
}
