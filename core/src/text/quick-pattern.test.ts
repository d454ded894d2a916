import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neededLetters } from './needed-letters.ts'
import { QuickPattern } from './quick-pattern.ts'

test.each<[RegExp, readonly string[] | null]>([
  [/\bfoo\.bar\b/, ['foo.bar']],
  [/(?:ab|cd)e+f/, ['ab', 'cd']],
  [/ab?c/, null],
  [/a(?:bc)?de/, ['de']],
  [/ab{0,2}cd/, ['cd']],
  [/ab+cd/, ['ab']],
  [/(?:a|)bcd/, ['bcd']],
  [/x(?!yz)uvw|(?<n>qr){2,3}/, ['uvw', 'qr']],
  [/(?<=aaa)b/, null],
  [/[ab]cd|[^\]]ef/, ['cd', 'ef']],
  [/a\p{L}bb\u0041/u, ['bb']],
  [/d?[oe] time/, [' time']],
  [/over/i, null],
  [/(?i:over) de/, null],
  [/ab😀?cd|ab{00}ef/u, ['ab', 'ef']],
  [/[[a-z]--[o]]ver/v, null],
])('of %s every match holds one of %j', (pattern, words) => {
  expect(neededLetters(pattern)).toEqual(words)
})

const PATTERNS = [
  /(?<![\p{L}\d])(?:mais|menos) de \d gols?/gu,
  /\b(?:over|under)\b|ambas marcam/g,
  /(?:§h_*|§a_*) (?:nao )?venc(?:e|er)/gu,
  /empate(?! anula)/g,
  /(?<=o )time/g,
  /\d{1,2} ?x ?\d/g,
]
const PIECES = [
  'mais',
  'menos',
  ' de ',
  '2',
  'gol',
  's',
  'over',
  'ambas',
  ' marcam',
  '§h__',
  ' vence',
  'empate',
  ' ',
  'o time',
  'x',
  '–',
]

test('a pattern that is tried only where its letters stand finds what it finds by itself, whatever was read before', () => {
  const quick = PATTERNS.map((pattern) => new QuickPattern(pattern))
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      const all = PATTERNS.map((pattern) => [...text.matchAll(pattern)])
      expect(quick.map((one) => [...one.matchAll(text)])).toEqual(all)
      expect(quick.map((one) => one.test(text))).toEqual(all.map(({ length }) => length > 0))
    }),
    { numRuns: 300 },
  )
})
