import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, countCharacters, fits, isBlank, MESSAGE_LENGTH_MAX } from './text.ts'

const FAMILY = '👨‍👩‍👧‍👦'

test('characters are counted as people count them', () => {
  expect(countCharacters('Olá')).toBe(3)
  expect(countCharacters('Olá'.normalize('NFD'))).toBe(3)
  expect(countCharacters('👍🏽')).toBe(1)
  expect(countCharacters('🇧🇷')).toBe(1)
  expect(countCharacters(FAMILY)).toBe(1)
  expect(countCharacters('a\nb')).toBe(3)
})

test('a thousand thumbs fit, one more does not', () => {
  expect(fits('👍'.repeat(1000), MESSAGE_LENGTH_MAX)).toBe(true)
  expect(fits('👍'.repeat(1001), MESSAGE_LENGTH_MAX)).toBe(false)
  expect(fits('a'.repeat(1000), MESSAGE_LENGTH_MAX)).toBe(true)
  expect(fits('a'.repeat(1001), MESSAGE_LENGTH_MAX)).toBe(false)
})

test('one character built of a whole book of units does not fit', () => {
  const tower = `a${'\u0301'.repeat(5000)}`
  expect(countCharacters(tower)).toBe(1)
  expect(fits(tower, MESSAGE_LENGTH_MAX)).toBe(false)
  // 363 families are 363 characters in 3,993 units; 400 would be 4,400.
  expect(fits(FAMILY.repeat(363), MESSAGE_LENGTH_MAX)).toBe(true)
  expect(fits(FAMILY.repeat(400), MESSAGE_LENGTH_MAX)).toBe(false)
})

test.each(['', '   ', '\n\t\r\n', '\u200b', '\u200b\u200d \ufeff', '\u2800', '\u3164', '\u00ad', '\ufe0f', '\u202e'])(
  'text without a mark on the screen is blank: %j',
  (text) => {
    expect(isBlank(text)).toBe(true)
  },
)

test.each(['a', '.', '👍', '\u200ba', FAMILY])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false)
})

test('text is trimmed, zero-width edges too, and what is inside stays', () => {
  expect(cleanText('  \u200b Olá,\r\nmundo \ufeff ')).toBe('Olá,\nmundo')
  expect(cleanText('<b>oi</b>')).toBe('<b>oi</b>')
  expect(cleanText(` ${FAMILY} `)).toBe(FAMILY)
  expect(cleanText('\ud800')).toBe('\ufffd')
})

test('cleaning twice changes nothing, and what fits is never longer than allowed', () => {
  const pieces = [
    'a',
    'é',
    'e\u0301',
    ' ',
    '\n',
    '\r\n',
    '\u200b',
    '\u200d',
    '\ufeff',
    '\ud83d',
    '👍🏽',
    FAMILY,
    '\u0301',
    '\ufe0f',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
      const text = cleanText(parts.join(''))
      expect(cleanText(text)).toBe(text)
      if (fits(text, 10)) expect(countCharacters(text)).toBeLessThanOrEqual(10)
      if (text === '') expect(isBlank(parts.join(''))).toBe(true)
    }),
  )
})
