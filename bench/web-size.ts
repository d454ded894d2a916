import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** What a public page costs before the first touch, from the files of the last web build. */
const CLIENT = resolve(import.meta.dirname, '../web/build/client')
const LIMITS = { script: 150, style: 20 }

function brotliKb(path: string): number {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  return brotliCompressSync(readFileSync(join(CLIENT, path)), options).length / 1024
}

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, path]) => path ?? ''))]
}

const page = process.argv[2] ?? '/'
const html = readFileSync(join(CLIENT, page, 'index.html'), 'utf8')
// Preloaded modules, and those the inline start script imports: all that is fetched before anybody touches anything.
const scripts = matches(html, /["'(](\/assets\/[^"')]+\.js)["')]/g)
const styles = matches(html, /href="(\/assets\/[^"]+\.css)"/g)
const fonts = matches(html, /href="(\/assets\/[^"]+\.woff2)"/g)

let over = false
for (const [kind, paths, limitKb] of [
  ['script', scripts, LIMITS.script],
  ['style', styles, LIMITS.style],
] as const) {
  const total = paths.reduce((sum, path) => sum + brotliKb(path), 0)
  over ||= total > limitKb
  console.log(`${page} ${kind}: ${total.toFixed(1)} KB brotli of at most ${limitKb} in ${paths.length} files`)
  for (const path of paths) console.log(`  ${brotliKb(path).toFixed(1).padStart(6)}  ${path}`)
}
for (const path of fonts)
  console.log(`${page} font: ${(readFileSync(join(CLIENT, path)).length / 1024).toFixed(1)} KB ${path}`)
if (scripts.length === 0) throw new Error(`no scripts found in ${page}: has the way pages name them changed?`)
if (over) process.exitCode = 1
