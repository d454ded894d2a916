import { expect, test } from 'vitest'
import { addMonths, editDay, maskDay, monthGrid, readDay, spellDay, weekdayOf, writeDay } from './calendar.ts'

test('a month begins with the Sunday on or before its first day', () => {
  const weeks = monthGrid(2026, 11)
  expect(weeks[0]?.[0]).toBe('2026-11-01') // a Sunday itself
  expect(monthGrid(2026, 10)[0]?.[0]).toBe('2026-09-27')
  expect(weeks).toHaveLength(6)
  expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 0)).toBe(true)
})

test('one month after the 31st is the last day of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
})

test('a day is written and read as dd/MM/yyyy', () => {
  expect(writeDay('2026-11-14')).toBe('14/11/2026')
  expect(readDay('14/11/2026')).toBe('2026-11-14')
  expect(spellDay('2026-11-14')).toBe('sábado, 14 de novembro de 2026')
})

test.each(['31/02/2026', '00/01/2026', '1/1/2026', '14-11-2026', ''])('%s is not a day', (text) => {
  expect(readDay(text)).toBeNull()
})

test('a day is corrected in the middle and the caret stays there', () => {
  expect(editDay('14/11/2026', '1/11/2026', 1)).toEqual({ text: '11/12/026', caret: 1 })
  expect(editDay('11/12/026', '151/12/026', 2)).toEqual({ text: '15/11/2026', caret: 2 })
  expect(editDay('14/11/2026', '1411/2026', 2)).toEqual({ text: '11/12/026', caret: 1 })
})

test('slashes appear while digits are typed', () => {
  expect(['1', '14', '141', '1411', '14112026', '141120269'].map(maskDay)).toEqual([
    '1',
    '14',
    '14/1',
    '14/11',
    '14/11/2026',
    '14/11/2026',
  ])
})
