import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { ROOT } from '../run-step.ts'

export type Import = {
  from: string
  specifier: string
  /** Path inside the project, or null for a package. */
  target: string | null
  /** Gone before anything runs. */
  isTypeOnly: boolean
}

const SPECIFIER =
  /(\b(?:import|export)\s+type\s+(?:\{[^}]*\}|\*(?:\s+as\s+\w+)?|\w+)\s+)?(?:\bfrom\s+|\bimport\s+|\bimport\()\s*['"]([^'"]+)['"]/g

/** The project's own source files, as git knows them, tests left out where asked. */
export function sourceFiles({ withTests }: { withTests: boolean }): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return listed.split('\n').filter((path) => path !== '' && (withTests || !/\.test\.tsx?$|^server\/test\//.test(path)))
}

export function readSource(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

export function importsOf(path: string): Import[] {
  const written = [...readSource(path).matchAll(SPECIFIER)].map(([, type, specifier = '']) => ({
    from: path,
    specifier,
    target: resolve(path, specifier),
    isTypeOnly: type !== undefined,
  }))
  // React Router writes a route's types into a +types folder that is nowhere in the project.
  return written.filter(({ specifier }) => !specifier.includes('/+types/'))
}

function resolve(from: string, specifier: string): string | null {
  const room = from.split('/')[0] ?? ''
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(from), specifier))
  if (specifier.startsWith('#test/')) return `${room}/test/${specifier.slice('#test/'.length)}`
  if (specifier.startsWith('#')) return `${room}/src/${specifier.slice(1)}`
  const own = /^@prancheta\/([\w-]+)\/(.*)$/.exec(specifier)
  return own ? `${own[1]}/src/${own[2]}` : null
}
