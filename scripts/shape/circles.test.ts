import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from './read-imports.ts'

const files = sourceFiles({ withTests: false }).filter((path) => path.includes('/'))
const targetsOf = new Map(files.map((path) => [path, importsOf(path).flatMap(({ target }) => target ?? [])]))

test('no file leads back to itself by what it imports, not even by types alone', () => {
  expect(files.flatMap((path) => wayBack(path) ?? [])).toEqual([])
})

/** The shortest way from the file back to it, as the files on it; null where there is none. */
function wayBack(start: string): string | null {
  const cameFrom = new Map<string, string>()
  const waiting = [start]
  for (const path of waiting) {
    for (const target of targetsOf.get(path) ?? []) {
      if (target === start) return wayTo(path, cameFrom).concat(start).join(' → ')
      if (cameFrom.has(target)) continue
      cameFrom.set(target, path)
      waiting.push(target)
    }
  }
  return null
}

function wayTo(end: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const before = cameFrom.get(end)
  return before === undefined ? [end] : [...wayTo(before, cameFrom), end]
}
