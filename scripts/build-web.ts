import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { StartupError } from '@prancheta/server/platform/errors/startup-error.ts'
import { drawAppIcons } from '../web/app-icons.config.ts'
import { drawLinkPreview } from '../web/link-preview.config.ts'
import { buildServiceWorker } from '../web/service-worker.config.ts'
import { ownPath, ROOT } from './run-step.ts'
import { styleInside } from './style-inside.ts'
import { wakeLater } from './wake-later.ts'

/** The web app as people get it; `showcase` adds the page with every component, for the browser tests. */
export type WebVariant = 'product' | 'showcase'

export const webBuildDir = (variant: WebVariant) =>
  join(ROOT, variant === 'product' ? 'web/build' : 'web/build-showcase')

const SOURCES = [
  'web/{src,public,service-worker}/**/*',
  'web/*.{ts,json}',
  '{core,contract}/src/**/*.ts',
  'package-lock.json',
  'scripts/{build-web,style-inside,wake-later}.ts',
]
const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/

const compress = promisify(brotliCompress)

/** Builds the web app unless the last build was made from exactly these sources. Returns whether it built. */
export async function buildWebIfChanged(variant: WebVariant = 'product'): Promise<boolean> {
  const dir = webBuildDir(variant)
  const stampPath = join(dir, 'sources.sha256')
  const stamp = await hashSources()
  if (existsSync(stampPath) && (await readFile(stampPath, 'utf8')) === stamp) return false

  // Whatever NODE_ENV is here (tests set it), people get React's production build.
  const built = spawnSync(join(ROOT, 'node_modules/.bin/react-router'), ['build'], {
    cwd: join(ROOT, 'web'),
    env: { ...process.env, PATH: ownPath(), NODE_ENV: 'production', PRANCHETA_UI: variant === 'showcase' ? '1' : '' },
    encoding: 'utf8',
  })
  if (built.status !== 0) throw new StartupError(`The web app does not build:\n${built.stdout}\n${built.stderr}`)
  await drawLinkPreview(join(dir, 'client/link-preview.png'))
  await drawAppIcons(join(dir, 'client'))
  await buildServiceWorker(join(dir, 'client'), stamp)
  await writePageIndex(dir)
  await compressFiles(dir)
  await writeFile(stampPath, stamp)
  return true
}

async function hashSources(): Promise<string> {
  const files = await Array.fromAsync(glob(SOURCES, { cwd: ROOT, withFileTypes: true }))
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const path of paths.sort()) {
    if (/\.test\.tsx?$/.test(path)) continue
    hash.update(path.slice(ROOT.length)).update(await readFile(path))
  }
  return hash.digest('hex')
}

/** For each prerendered page, the hashes that let exactly its own inline scripts and styles pass the content policy. */
async function writePageIndex(dir: string): Promise<void> {
  const clientDir = join(dir, 'client')
  const index: Record<string, unknown> = {}
  for await (const file of glob('**/*.html', { cwd: clientDir })) {
    const built = await readFile(join(clientDir, file), 'utf8')
    const isListed = built.includes('rel="canonical"') && !built.includes('content="noindex"')
    const html = isListed ? styleInside(wakeLater(built), (href) => readFileSync(join(clientDir, href), 'utf8')) : built
    await writeFile(join(clientDir, file), html)
    const path = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
    index[path] = {
      file,
      isListed,
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`,
      scripts: inlineHashes(html, 'script'),
      styles: inlineHashes(html, 'style'),
    }
  }
  await writeFile(join(dir, 'pages.json'), JSON.stringify(index))
}

function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'))
  const hashes = [...found].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(hashes)]
}

async function compressFiles(dir: string): Promise<void> {
  const clientDir = join(dir, 'client')
  for await (const file of glob('**/*', { cwd: clientDir })) {
    if (!COMPRESSIBLE.test(file)) continue
    const path = join(clientDir, file)
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
    await writeFile(`${path}.br`, await compress(await readFile(path), options))
  }
}
