import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainLine, seenLength, storedLength } from './plain-line.ts'

test.each([
  ['  Ana   Maria ', 'Ana Maria'],
  ['Ana\tMaria\n', 'Ana Maria'],
  ['\u200F\u202Eana', 'ana'],
  ['\u200B\uFEFF\u2060', ''],
  ['\u3164\u3164\u3164', ''],
  ['\u200D\u200D\u200D', ''],
  ['   ', ''],
  ['Jose\u0301', 'José'],
  ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
])('%j is read as %j', (typed, read) => {
  expect(plainLine(typed)).toBe(read)
})

test('a family is one character to a reader and seven to the database', () => {
  expect(seenLength('👨‍👩‍👧‍👦')).toBe(1)
  expect(storedLength('👨‍👩‍👧‍👦')).toBe(7)
})

test('reading a line twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(plainLine(plainLine(text))).toBe(plainLine(text))
    }),
  )
})
