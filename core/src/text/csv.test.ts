import { expect, test } from 'vitest'
import { csvLine, textOfCell } from './csv.ts'

test('cells are quoted, and a quote inside stays a quote', () => {
  expect(csvLine(['Ana; "a" Lima', 'linha\num'])).toBe('"Ana; ""a"" Lima";"linha\num"\r\n')
})

test.each(['=1+1', '+55', '-2', '@x', '\t=1', '\r=1', '=HYPERLINK("http://x")'])(
  '%j is text and no formula',
  (cell) => {
    expect(csvLine([cell]).startsWith(`"'`)).toBe(true)
  },
)

test('an ordinary cell stays as it is', () => {
  expect(csvLine(['ana@x.co', '1 = 1', ''])).toBe('"ana@x.co";"1 = 1";""\r\n')
})

test('numbers are written as Brazilians do, a negative one is no formula, and what is not known stays empty', () => {
  expect(csvLine([1.5, -2, null, 'x'])).toBe('1,5;-2;;"x"\r\n')
})

test.each(['=1+1', "'=1+1", "''-2", "'aspas'", 'x', ''])('%j is read back as it was written', (cell) => {
  const [, written = ''] = /^"(.*)"\r\n$/.exec(csvLine([cell])) ?? []
  expect(textOfCell(written)).toBe(cell)
})
