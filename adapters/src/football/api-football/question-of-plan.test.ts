import { expect, test } from 'vitest'
import { openQuestionOfPlan } from '#football/api-football/question-of-plan.ts'
import { SourceError } from '#source-error.ts'

const HOUR_MS = 3_600_000

/** A plan that refuses or not, and how often it was asked. */
function openPlan() {
  const plan = { isSmall: true, asked: 0, nowMs: 0 }
  const ask = openQuestionOfPlan(() => new Date(plan.nowMs))
  const work = async () => {
    plan.asked += 1
    await Promise.resolve()
    if (plan.isSmall) throw new SourceError('test', 'plan', 'not in this plan')
    return 'answer'
  }
  return { plan, askTwice: () => Promise.all([ask(work), ask(work)]), ask }
}

test('both clubs of a match are asked about at once, and what the plan refuses is asked for once a day', async () => {
  const { plan, askTwice } = openPlan()
  expect(await askTwice()).toEqual([null, null])
  expect(await askTwice()).toEqual([null, null])
  expect(plan.asked).toBe(1)
  plan.nowMs = 25 * HOUR_MS
  expect(await askTwice()).toEqual([null, null])
  expect(plan.asked).toBe(2)
  Object.assign(plan, { nowMs: 50 * HOUR_MS, isSmall: false })
  expect(await askTwice()).toEqual(['answer', 'answer'])
})

test('a failure of another kind is no refusal', async () => {
  const { ask } = openPlan()
  const away = () => Promise.reject(new SourceError('test', 'timeout', 'away'))
  await expect(Promise.all([ask(away), ask(away)])).rejects.toMatchObject({ failure: 'timeout' })
  expect(await ask(async () => 'answer')).toBe('answer')
})
