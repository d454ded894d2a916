import { expect, test } from 'vitest'
import { pagesShown } from './pagination.tsx'

test('pages around the current one are shown, a single hidden page never', () => {
  const shown = (page: number, count: number) => pagesShown(page, count).map((each) => each.page ?? '…')
  expect(shown(5, 12)).toEqual([1, '…', 4, 5, 6, '…', 12])
  expect(shown(3, 12)).toEqual([1, 2, 3, 4, '…', 12])
  expect(shown(4, 5)).toEqual([1, 2, 3, 4, 5])
  expect(shown(1, 2)).toEqual([1, 2])
})
