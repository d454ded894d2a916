import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALL_QUOTAS, PRICES, TESTED } from './plan-figures.ts'

test('what a plan costs and allows is what the server goes by', () => {
  expect(PRICES).toContain('R$ 29,90')
  expect(ALL_QUOTAS).toContain('3 partidas')
})

test('the number of tested matches is the measured one', () => {
  const model = readFileSync(new URL('../../../docs/model.md', import.meta.url), 'utf8')
  expect(TESTED).toContain('9.000')
  expect(model).toContain('seasons 2021-24, 9,078 matches')
})
