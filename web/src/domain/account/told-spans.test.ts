import { expect, test } from 'vitest'
import { type Told, toldSpans } from './told-spans.ts'

/** How often a word about the time is due along these states, each read at once. */
function words(states: readonly Told[]): number {
  let told: Told | null = null
  let due = 0
  for (const now of states) {
    told = toldSpans(told, now)
    if (now.spans > told.spans) {
      due += 1
      told = now
    }
  }
  return due
}

test('a word about the time comes after each span, and not for what was full when the page opened', () => {
  expect(words([3, 3, 4, 4, 5].map((spans) => ({ span: 15, spans })))).toBe(2)
})

test('it comes again after midnight, when the day’s count begins anew', () => {
  expect(words([7, 8, 0, 0, 1, 2].map((spans) => ({ span: 15, spans })))).toBe(3)
})

test('it comes again after another span was chosen', () => {
  expect(
    words([
      { span: 15, spans: 8 },
      { span: 60, spans: 2 },
      { span: 60, spans: 3 },
      { span: 15, spans: 12 },
    ]),
  ).toBe(1)
})
