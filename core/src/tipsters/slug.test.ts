import { expect, test } from 'vitest'
import { isColour } from './colour.ts'
import { slugFault } from './slug.ts'

test.each(['ana', 'ana-lima', 'tips10', '10-tips', 'a'.repeat(30)])('%s can be a tipster’s address', (slug) => {
  expect(slugFault(slug)).toBeNull()
})

test.each(
  [
    ['', 'ab', 'a'.repeat(31)],
    ['Ana', 'ANA', 'joão', 'ana lima', 'ana_lima', 'ana.lima', 'аna'],
    ['-ana', 'ana-', 'ana--lima', '../ana', 'ana/..', 'ana%2f', 'ana\n', '👍👍👍'],
  ].flat(),
)('%j cannot: it is too short, too long or odd', (slug) => {
  expect(slugFault(slug)).toBe('form')
})

test.each(['admin', 'prancheta', 'suporte', 'api', 'pran-cheta', 'tipster'])('%s is kept for the product', (slug) => {
  expect(slugFault(slug)).toBe('reserved')
})

test('a colour is six hexadecimal digits and nothing that could be more than a colour', () => {
  expect(['#3b82f6', '#FFFFFF'].every(isColour)).toBe(true)
  const odd = ['', 'red', '#fff', '#3b82f', '#3b82f6;', '#3b82fg', 'rgb(0,0,0)', '#3b82f6\n', 'url(//x)']
  expect(odd.filter(isColour)).toEqual([])
})
