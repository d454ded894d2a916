import { expect, test } from 'vitest'
import { splitCsv } from '#football/csv/split-csv.ts'

const cells = (text: string) => splitCsv(text).map((record) => record.cells)

test('commas, quotes and line ends inside quotes belong to the cell', () => {
  expect(cells('a,"b,c","say ""oi""","two\nlines"\nd,e,f,g')).toEqual([
    ['a', 'b,c', 'say "oi"', 'two\nlines'],
    ['d', 'e', 'f', 'g'],
  ])
})

test('a quote in the middle of a cell is a letter: Nott"m', () => {
  expect(cells('Nott"m Forest,1')).toEqual([['Nott"m Forest', '1']])
})

test('a byte-order mark, Windows line ends and a missing last line end are no content', () => {
  expect(cells('\uFEFFa,b\r\n1,2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('empty lines are dropped, but line numbers count them and quoted line ends', () => {
  const lines = splitCsv('head\n\n,,\n"x\ny"\nlast').map((record) => record.line)
  expect(lines).toEqual([1, 4, 6])
})
