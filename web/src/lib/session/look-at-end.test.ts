import { expect, test } from 'vitest'
import { lookAt } from './look-at-end.ts'

const END = new Date('2026-11-20T12:00:00Z')
const at = (ms: number) => lookAt(END, new Date(END.getTime() + ms))

test('an open page asks the server once its pause should be over, and not before', () => {
  expect(at(-1_000)).toEqual({ ask: false, waitMs: 1_000 })
  expect(at(0)).toMatchObject({ ask: true })
})

test('a pause of months waits in steps, and a clock that is ahead asks again every minute', () => {
  expect(at(-180 * 86_400_000)).toEqual({ ask: false, waitMs: 3_600_000 })
  expect(at(600_000)).toEqual({ ask: true, waitMs: 60_000 })
})
