import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = [
  'web/{src,public,service-worker}/**/*',
  'web/build/*.ts',
  'web/*.{ts,json}',
  '{core,contract}/src/**/*.ts',
  'package-lock.json',
]

const stampPath = (buildDir: string) => join(buildDir, 'sources.sha256')

/** One hash of everything that a build is made from. */
export async function hashSources(): Promise<string> {
  const files = await Array.fromAsync(glob(SOURCES, { cwd: ROOT, withFileTypes: true }))
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const path of paths.sort()) {
    if (/\.test\.tsx?$/.test(path)) continue
    hash.update(path.slice(ROOT.length)).update(await readFile(path))
  }
  return hash.digest('hex')
}

/** The hash of what the build in this folder was made from, or null where none was finished. */
export async function builtFrom(buildDir: string): Promise<string | null> {
  return existsSync(stampPath(buildDir)) ? readFile(stampPath(buildDir), 'utf8') : null
}

/** The last thing a build does, so that one broken off is made again. */
export async function markBuilt(stamp: string, buildDir: string): Promise<void> {
  await writeFile(stampPath(buildDir), stamp)
}
