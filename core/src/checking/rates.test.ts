import { describe, expect, test } from 'vitest'
import { judgeList, ratesOf } from '#test/checking/rates.ts'

const planted = judgeList('false')
const truths = judgeList('true')
const others = judgeList('other-wording')

describe.each([false, true])('held out: %s', (isHeldOut) => {
  const wrong = planted.filter((one) => one.isHeldOut === isHeldOut)
  const right = ratesOf(truths.filter((one) => one.isHeldOut === isHeldOut))

  test('of a thousand false sentences at least 990 do not pass as checked', () => {
    expect(wrong).toHaveLength(1_000)
    expect(ratesOf(wrong).shown).toBeLessThanOrEqual(0.01)
  })

  test('of those that our facts speak against, at least 99% are never shown as they stand', () => {
    expect(ratesOf(wrong.filter(({ kind }) => kind !== 'invented')).refused).toBeGreaterThanOrEqual(0.99)
  })

  test('of a thousand true sentences at most 20 are refused and at most 100 carry a mark', () => {
    expect(right.sentences).toBe(1_000)
    expect(right.refused).toBeLessThanOrEqual(0.02)
    expect(right.marked).toBeLessThanOrEqual(0.1)
  })
})

test('sentences of other wording than the lists: at least 95% of the false and at most 3% of the true are refused', () => {
  expect(ratesOf(others.filter(({ kind }) => kind === 'false')).refused).toBeGreaterThanOrEqual(0.95)
  expect(ratesOf(others.filter(({ kind }) => kind === 'true')).refused).toBeLessThanOrEqual(0.03)
})

test('sentences written to find holes: at most 2% of the false pass as checked, and at most 3% of the true are refused', () => {
  const found = judgeList('found')
  expect(ratesOf(found.filter(({ kind }) => kind === 'false')).shown).toBeLessThanOrEqual(0.02)
  expect(ratesOf(found.filter(({ kind }) => kind === 'true')).refused).toBeLessThanOrEqual(0.03)
})
