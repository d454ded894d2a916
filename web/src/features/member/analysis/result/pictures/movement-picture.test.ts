import { expect, test } from 'vitest'
import { movementLine, writtenValues } from './movement-picture.tsx'

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

test('the first, last, highest and lowest price are written at the line, each once', () => {
  const pricesOf = (...prices: number[]) => {
    const points = prices.map((price, hour) => ({ at: at(10 + hour), price }))
    const line = movementLine(points, null, new Date(at(20)), box)
    return line && writtenValues(points, line).map(({ price, left }) => [price, left])
  }
  expect(pricesOf(2, 3, 1.5, 2.5)).toEqual([
    [2, 10],
    [3, 20],
    [1.5, 30],
    [2.5, 110],
  ])
  expect(pricesOf(2, 3)).toEqual([
    [2, 10],
    [3, 110],
  ])
  expect(pricesOf(2)).toEqual([[2, 110]])
})
