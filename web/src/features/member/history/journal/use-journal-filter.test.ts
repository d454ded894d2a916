import { expect, test } from 'vitest'
import { readFilter, writeFilter } from './use-journal-filter.ts'

test('a filter written into the address is read back, beside what else stands there', () => {
  const written = writeFilter(new URLSearchParams('aba=diario'), {
    house: 'Casa & Cia',
    from: '2026-01-01',
    league: '',
  })
  expect(written.get('aba')).toBe('diario')
  expect(readFilter(written)).toEqual({ house: 'Casa & Cia', from: '2026-01-01', league: '' })
})

test('a part taken out goes from the address, the others stay', () => {
  const kept = writeFilter(new URLSearchParams('casa=A&odd=1.50'), { house: undefined })
  expect(kept.toString()).toBe('odd=1.50')
})

test('a day that is none is as if it were not there', () => {
  expect(readFilter(new URLSearchParams('de=2026-02-31&ate=2026-01-31&dia=9&odd=1.50'))).toEqual({
    to: '2026-01-31',
    odd: '1.50',
  })
})
