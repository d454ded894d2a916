import { expect, test } from 'vitest'
import { awaitSubscription } from './use-confirmation.ts'

/** Answers in turn, and notes how long was waited before each question. */
function story(answers: (boolean | 'fails')[]) {
  const waits: number[] = []
  let asked = 0
  const ending = awaitSubscription({
    async wait(ms) {
      waits.push(ms)
    },
    async isSubscribed() {
      const answer = answers[asked]
      asked += 1
      if (answer === 'fails') throw new Error('no connection')
      return answer === true
    },
  })
  return ending.then((end) => ({ end, asked, waits }))
}

test('the first question comes after two seconds, and a subscription that is there ends the waiting', async () => {
  expect(await story([true])).toEqual({ end: 'active', asked: 1, waits: [2000] })
  expect(await story([false, false, true])).toEqual({ end: 'active', asked: 3, waits: [2000, 2000, 2000] })
})

test('five answers without a subscription end in honest waiting, never in a success', async () => {
  expect(await story([false, false, false, false, false])).toMatchObject({ end: 'pending', asked: 5 })
})

test('a question that fails is asked again; only the fifth ends it', async () => {
  expect(await story(['fails', 'fails', true])).toMatchObject({ end: 'active', asked: 3 })
  expect(await story([false, false, false, false, 'fails'])).toMatchObject({ end: 'failed', asked: 5 })
  expect(await story(['fails', 'fails', 'fails', 'fails', false])).toMatchObject({ end: 'pending' })
})
