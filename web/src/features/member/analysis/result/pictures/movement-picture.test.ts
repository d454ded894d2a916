import { expect, test } from 'vitest'
import { movementLine } from './movement-picture.tsx'

const box = { width: 120, height: 60, inset: 10 }
const at = (hour: number) => `2026-11-15T${String(hour).padStart(2, '0')}:00:00.000Z`

test('a price holds until the next one, and the last one until now', () => {
  const line = movementLine(
    [
      { at: at(10), price: 2 },
      { at: at(12), price: 3 },
    ],
    null,
    new Date(at(14)),
    box,
  )
  expect(line?.path).toBe('M10 50H60V10H110')
  expect(line?.dots).toEqual([
    { x: 10, y: 50 },
    { x: 60, y: 10 },
  ])
})

test('the fair odd stands on the same scale, above the prices when they pay less', () => {
  const line = movementLine([{ at: at(10), price: 2 }], 4, new Date(at(12)), box)
  expect(line).toMatchObject({ path: 'M10 50H110', fairY: 10 })
})

test('one price alone runs through the middle, and none is no line', () => {
  expect(movementLine([{ at: at(10), price: 2 }], null, new Date(at(10)), box)).toMatchObject({ path: 'M10 30H10' })
  expect(movementLine([], 2, new Date(at(10)), box)).toBeNull()
})
