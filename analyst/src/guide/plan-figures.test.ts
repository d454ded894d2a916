import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALL_QUOTAS, PRICES, TESTED, TESTED_LOSS } from './plan-figures.ts'

test('what a plan costs and allows is what the server goes by', () => {
  expect(PRICES).toContain('R$ 29,90')
  expect(ALL_QUOTAS).toContain('3 partidas')
})

const model = readFileSync(new URL('../../../docs/model.md', import.meta.url), 'utf8')

test('the number of tested matches is the measured one', () => {
  expect(TESTED).toContain('9.000')
  expect(model).toContain('seasons 2021-24, 9,078 matches')
})

test('the log loss that is told is the measured one', () => {
  expect(TESTED_LOSS).toMatch(/0,9806 .* 0,9936/)
  expect(model).toContain('| log loss of 1X2 | 0.9936 | 0.9864 | 0.9806 | 0.9830 | 0.9806 |')
})
