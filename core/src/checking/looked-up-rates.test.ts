import { expect, test } from 'vitest'
import listed from '#test/checking/looked-up.json' with { type: 'json' }
import { readMatches } from '#test/checking/read-lists.ts'
import { openChecker } from './check-text.ts'

const facts = readMatches()[listed.match - 1]
if (!facts) throw new Error('the matches of the lists are missing')
const open = openChecker(facts)

/** How many sentences are refused, carry a mark, or are shown as checked. */
function fatesOf(rows: readonly (readonly string[])[]) {
  const fates = rows.map(([, text = '']) => {
    const checker = open()
    checker.learn(listed.facts)
    const outcomes = checker.take(text, true).sentences.flatMap(({ numbers }) => numbers.map(({ outcome }) => outcome))
    if (outcomes.includes('contradicted')) return 'refused'
    return outcomes.includes('unchecked') ? 'marked' : 'shown'
  })
  const count = (fate: string) => fates.filter((one) => one === fate).length
  return { refused: count('refused'), marked: count('marked'), shown: count('shown') }
}

test('of 200 false sentences about what was looked up none passes as checked, and at least 160 are refused', () => {
  const { refused, marked, shown } = fatesOf(listed.false)
  expect(refused + marked + shown).toBe(200)
  expect(shown).toBe(0)
  expect(refused).toBeGreaterThanOrEqual(160)
})

test('of 200 true sentences about what was looked up at most 6 are refused, and at least 185 pass as checked', () => {
  const { refused, shown } = fatesOf(listed.true)
  expect(refused).toBeLessThanOrEqual(6)
  expect(shown).toBeGreaterThanOrEqual(185)
})
