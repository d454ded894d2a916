import { expect, test } from 'vitest'
import { readMoney } from './money-input.tsx'

test.each([
  ['12,50', 12.5],
  ['12.50', 12.5],
  ['0.5', 0.5],
  ['50.00', 50],
  ['1.250', 1250],
  ['1.250,5', 1250.5],
  ['1.000.000,00', 1_000_000],
  ['R$ 100,00', 100],
  ['100', 100],
])('%s is %s reais', (typed, amount) => {
  expect(readMoney(typed)).toBe(amount)
})

test.each(['', '12,345', '1.25,00', '12.3.4', '-5', 'dez', '1,2,3', '12.'])('%s is no amount', (typed) => {
  expect(readMoney(typed)).toBeNull()
})
