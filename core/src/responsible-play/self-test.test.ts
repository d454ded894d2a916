import { expect, test } from 'vitest'
import { SELF_TEST_ANSWERS, SELF_TEST_QUESTIONS, scoreSelfTest } from './self-test.ts'

/** Nine answers that score this much, the first ones the highest. */
const scoring = (score: number) =>
  SELF_TEST_QUESTIONS.map((_question, place) => Math.max(0, Math.min(3, score - place * 3)))

test('the self-test has nine questions with four answers, and a result only when all are answered', () => {
  expect([SELF_TEST_QUESTIONS.length, SELF_TEST_ANSWERS.length]).toEqual([9, 4])
  expect(scoreSelfTest([...scoring(9).slice(0, 8), null])).toBeNull()
})

test('its limits are the published ones: 0, 1 to 2, 3 to 7, 8 and more', () => {
  const bands = [0, 1, 2, 3, 7, 8, 27].map((score) => scoreSelfTest(scoring(score)))
  expect(bands).toEqual([
    { score: 0, band: 'none' },
    { score: 1, band: 'low' },
    { score: 2, band: 'low' },
    { score: 3, band: 'moderate' },
    { score: 7, band: 'moderate' },
    { score: 8, band: 'high' },
    { score: 27, band: 'high' },
  ])
})
