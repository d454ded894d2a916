import { expect, test } from 'vitest'
import { splitCsv } from '#football/csv/split-csv.ts'

const cells = (text: string) => splitCsv(text).map((record) => record.cells)

test('commas and doubled quotes inside quotes belong to the cell', () => {
  expect(cells('a,"b,c","say ""oi""",d')).toEqual([['a', 'b,c', 'say "oi"', 'd']])
})

test('a quote that is never closed spoils its own line only', () => {
  const records = splitCsv('head,x\n"Alfa,1\nBeta,2')
  expect(records.map(({ line, isTorn }) => [line, isTorn])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ])
})

test('a quote in the middle of a cell is a letter: Nott"m', () => {
  expect(cells('Nott"m Forest,1')).toEqual([['Nott"m Forest', '1']])
})

test('a byte-order mark, Windows or old Macintosh line ends and a missing last line end are no content', () => {
  const expected = [
    ['a', 'b'],
    ['1', '2'],
  ]
  expect(cells('\uFEFFa,b\r\n1,2')).toEqual(expected)
  expect(cells('a,b\r1,2\r')).toEqual(expected)
})

test('empty lines are dropped, but line numbers count them', () => {
  const lines = splitCsv('head\n\n,,\nx\nlast').map((record) => record.line)
  expect(lines).toEqual([1, 4, 5])
})
