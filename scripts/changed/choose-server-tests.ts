import { type Importers, reachedFrom } from './importers.ts'

/** How far is near: so many imports away, and so many steps with those to a test that stands beside. */
const IMPORTS = 3
const STEPS = 4
const MIGRATION = /^server\/migrations\//

/** Through these every server test meets every other file, so they tell nothing about what belongs together. */
const isCrossing = (file: string) => /^server\/(src\/[^/]+\.ts$|test\/)/.test(file)

/** The part of the server that a file belongs to: a capability or a piece of the platform. */
const partOf = (file: string) => /^server\/src\/(?:capabilities|platform)\/[\w-]+\//.exec(file)?.[0] ?? null

/**
 * Server tests that a change concerns, nearest first: those that import what changed within a few steps, and those that
 * stand beside code that does. Tests come through the front door, so by imports alone each of them reaches everything.
 */
export function chooseServerTests(changed: string, tests: readonly string[], importers: Importers): string[] {
  if (MIGRATION.test(changed)) return tests.filter((test) => test.startsWith('server/src/platform/db/'))
  const reached = reachedFrom(importers, changed, { hops: IMPORTS, endsAt: isCrossing })
  const distance = (test: string) => Math.min(...[...reached].map(([file, away]) => away + stepsTo(file, test)))
  const near = tests
    .map((test) => ({ test, away: distance(test) }))
    .filter(({ away }) => away <= STEPS)
    .sort((one, other) => one.away - other.away || one.test.localeCompare(other.test))
  // The wiring itself has no test beside it: the front door's own tests come first through all of it.
  if (near.length === 0 && isCrossing(changed))
    return tests.filter((test) => test.startsWith('server/src/platform/http/'))
  return near.map(({ test }) => test)
}

/** From code to a test: none if it is the test, one in the same folder, two in the same part of the server. */
function stepsTo(file: string, test: string): number {
  if (file === test) return 0
  const part = partOf(file)
  if (part === null || !test.startsWith(part)) return Number.POSITIVE_INFINITY
  return folderOf(file) === folderOf(test) ? 1 : 2
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))
