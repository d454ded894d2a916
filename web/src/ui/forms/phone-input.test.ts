import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editPhone, formatPhone } from './phone-input.tsx'

/** Types one character after another at the end, as a person does. */
function typeAll(text: string): string {
  return [...text].reduce((shown, key) => editPhone(shown, shown + key, shown.length + 1).text, '')
}

test.each([
  ['1', '(1'],
  ['11', '(11'],
  ['119', '(11) 9'],
  ['119876', '(11) 9876'],
  ['1198765', '(11) 9876-5'],
  ['1133334444', '(11) 3333-4444'],
  ['11987654321', '(11) 98765-4321'],
])('typing %s shows %s', (typed, shown) => {
  expect(typeAll(typed)).toBe(shown)
})

test.each(['+55 11 98765-4321', '5511987654321', '011 98765 4321', '(11)98765.4321', '+5511987654321 '])(
  'pasting %s gives the number as dialled in Brazil',
  (pasted) => {
    expect(editPhone('', pasted, pasted.length)).toEqual({ text: '(11) 98765-4321', caret: 15 })
  },
)

test('typing the country code by hand works too', () => {
  expect(typeAll('+5511987654321')).toBe('(11) 98765-4321')
})

test('a twelfth digit changes nothing, also in Santa Maria, whose area code is 55', () => {
  expect(typeAll('559876543210')).toBe('(55) 98765-4321')
})

test('deleting a digit in the middle leaves the caret where it was', () => {
  // (11) 98765-4321 without its 7: the caret stood before the 6.
  expect(editPhone('(11) 98765-4321', '(11) 9865-4321', 7)).toEqual({ text: '(11) 9865-4321', caret: 7 })
})

test('backspace on a sign takes the digit before it', () => {
  expect(editPhone('(11) 98765-4321', '(11) 987654321', 10)).toEqual({ text: '(11) 9876-4321', caret: 9 })
  expect(editPhone('(11) 9', '(11 9', 3)).toEqual({ text: '(19', caret: 2 })
})

test('everything can be deleted', () => {
  expect(editPhone('(1', '(', 1)).toEqual({ text: '', caret: 0 })
})

test('a formatted number stays as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9][0-9]{0,10}$/), (digits) => {
      const once = formatPhone(digits)
      expect(formatPhone(once)).toBe(once)
      expect(once.replace(/\D/g, '')).toBe(digits)
    }),
  )
})
