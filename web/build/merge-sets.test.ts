import { expect, test } from 'vitest'
import { type ModuleSet, mergeSets } from './merge-sets.ts'

const [home, day, history] = [{ weight: 6 }, { weight: 1 }, { weight: 1 }]

const setOf = (
  id: string,
  bytes: number,
  pages: readonly { weight: number }[],
  needs: ModuleSet[] = [],
): ModuleSet => ({
  ids: [id],
  bytes,
  pages: new Set(pages),
  needs: new Set(needs),
})

const filesOf = (sets: readonly ModuleSet[]) => mergeSets(sets).map(({ ids }) => ids.toSorted().join(' + '))

test('what the same pages load comes in one file', () => {
  expect(filesOf([setOf('icon', 200, [day, history]), setOf('words', 900, [day, history])])).toEqual(['icon + words'])
})

test('a page loads a little that it does not need for the sake of fewer files, and not much', () => {
  expect(filesOf([setOf('words', 900, [day, history]), setOf('rules', 2_000, [day])])).toEqual(['rules + words'])
  expect(filesOf([setOf('words', 900, [day, history]), setOf('chart', 90_000, [day])])).toEqual(['words', 'chart'])
})

test('a first visit is spared what only members need', () => {
  expect(filesOf([setOf('words', 900, [home, day]), setOf('rules', 2_000, [day])])).toEqual(['words', 'rules'])
})

test('no two files wait for each other', () => {
  const first = setOf('first', 100, [day, history])
  const between = setOf('between', 90_000, [day], [first])
  const last = setOf('last', 100, [day, history], [between])
  expect(filesOf([first, between, last])).toEqual(['first', 'between', 'last'])
})
