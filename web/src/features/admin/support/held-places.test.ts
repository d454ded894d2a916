import { expect, test } from 'vitest'
import { type Place, type Placed, withHeldPlaces } from './held-places.ts'

const at = (minute: number) => `2026-11-15T12:${String(minute).padStart(2, '0')}:00.000Z`
const thread = (id: string, waits: number, minute: number): Placed<string> => ({
  id,
  place: { waits, lastMessageAt: at(minute), createdAt: at(0) },
  row: `${id}${waits}`,
})
const heldAt = (...kept: [id: string, place: Place][]) =>
  new Map(kept.map(([id, place]) => [id, { id, place, row: `${id} as seen` }]))

const [a, b, c, d] = [thread('a', 1, 40), thread('b', 1, 30), thread('c', 1, 20), thread('d', 0, 50)]
const ids = (list: readonly Placed<string>[]) => list.map(({ id }) => id).join('')

test('a thread that was opened and so read stays where it stood, and shows that it is read', () => {
  const read = { ...b, place: { ...b.place, waits: 0 }, row: 'b0' }
  const fresh = [a, c, d, read]
  const shown = withHeldPlaces(fresh, heldAt(['b', b.place]), 'b')
  expect(ids(shown)).toBe('abcd')
  expect(shown[1]?.row).toBe('b0')
  expect(ids(withHeldPlaces(fresh, new Map(), null))).toBe('acdb')
})

test('it stays there when another is opened, and when it was answered', () => {
  const answered = thread('a', 0, 59)
  const read = thread('b', 0, 30)
  expect(ids(withHeldPlaces([c, answered, d, read], heldAt(['a', a.place], ['b', b.place]), 'b'))).toBe('abcd')
})

test('one that reading moved behind the last loaded page is not lost', () => {
  expect(ids(withHeldPlaces([b, c], heldAt(['a', a.place]), 'a'))).toBe('abc')
  expect(withHeldPlaces([b, c], heldAt(['a', a.place]), 'a')[0]?.row).toBe('a as seen')
})

test('a new message in a thread that is not open brings it up again; in the open one it moves nothing', () => {
  const withNews = thread('c', 1, 58)
  expect(ids(withHeldPlaces([withNews, a, b, d], heldAt(['c', c.place]), 'a'))).toBe('cabd')
  expect(ids(withHeldPlaces([withNews, a, b, d], heldAt(['c', c.place]), 'c'))).toBe('abcd')
})

test('among tickets of the same moment, as those for everybody are, none moves either', () => {
  const [z, y, x] = [thread('z', 1, 10), thread('y', 1, 10), thread('x', 1, 10)]
  expect(ids(withHeldPlaces([z, x, thread('y', 0, 10)], heldAt(['y', y.place]), 'y'))).toBe('zyx')
})

test('in the list of conversations, where the number of unread messages counts, the same holds', () => {
  const [many, few] = [thread('m', 5, 10), thread('f', 1, 50)]
  const read = thread('m', 0, 10)
  expect(ids(withHeldPlaces([few, read], heldAt(['m', many.place]), 'm'))).toBe('mf')
})
