import { dirname, posix } from 'node:path'
import { importsOf, readSource, sourceFiles } from '../shape/read-imports.ts'

/** For each file, those that need it to run. A file needed for its types only is not: `npm run check` looks after types. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** Files named beside `import.meta`: workers, other processes, texts that a test compares. */
const NAMED =
  /new URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url|(?:join|resolve)\(\s*import\.meta\.dirname,\s*['"]([^'"]+)['"]/g

export function readImporters(): Importers {
  const importers = new Map<string, string[]>()
  for (const file of sourceFiles({ withTests: true })) {
    for (const needed of new Set(neededBy(file))) {
      const known = importers.get(needed)
      if (known) known.push(file)
      else importers.set(needed, [file])
    }
  }
  return importers
}

function neededBy(file: string): string[] {
  const imported = importsOf(file).flatMap(({ target, isTypeOnly }) =>
    target === null || isTypeOnly ? [] : [target.replace(/\?\w+$/, '')],
  )
  const named = [...readSource(file).matchAll(NAMED)].map(([, url, path]) =>
    posix.normalize(posix.join(dirname(file), url ?? path ?? '')),
  )
  return [...imported, ...named]
}

/**
 * Every file that a change of `start` can reach, with how many imports away it is. Beyond a file where `endsAt` holds,
 * and beyond `hops`, nobody looks.
 */
export function reachedFrom(
  importers: Importers,
  start: string,
  { hops = Number.POSITIVE_INFINITY, endsAt = (_file: string): boolean => false } = {},
): ReadonlyMap<string, number> {
  const reached = new Map([[start, 0]])
  for (const [file, away] of reached) {
    if (away >= hops || (away > 0 && endsAt(file))) continue
    for (const importer of importers.get(file) ?? []) {
      if (!reached.has(importer)) reached.set(importer, away + 1)
    }
  }
  return reached
}
