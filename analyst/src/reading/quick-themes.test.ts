import { QuickPattern } from '@prancheta/core/text/quick-pattern.ts'
import { expect, test } from 'vitest'
import { GUARDS } from './guard-themes.ts'
import { HANDS } from './learnt/hands/hands.ts'
import { MATCH_THEMES } from './match-themes.ts'
import { toPlain } from './plain-question.ts'
import { PRODUCT_THEMES } from './product-themes.ts'
import { SMALL_TALK } from './small-talk-themes.ts'
import type { Theme } from './themes.ts'

/** In the deep run all messages, otherwise every so many-th. */
const EVERY_NTH = process.env.DEEP === '1' ? 1 : 60

const THEMES: readonly Theme[] = [...GUARDS, ...MATCH_THEMES, ...PRODUCT_THEMES, ...SMALL_TALK]

test('no theme is passed over for want of letters that it does not need', () => {
  const messages = HANDS.flatMap((hand) => Object.values(hand).flat())
    .filter((_, at) => at % EVERY_NTH === 0)
    .map((message) => toPlain(message, null))
  const passedOver: string[] = []
  let found = 0
  for (const [pattern] of THEMES.flatMap(({ patterns }) => patterns)) {
    const quick = new QuickPattern(pattern)
    for (const message of messages) {
      const isThere = message.search(pattern) >= 0
      if (isThere) found += 1
      if (quick.test(message) !== isThere) passedOver.push(`${pattern} in '${message}'`)
    }
  }
  expect(passedOver).toEqual([])
  expect(found).toBeGreaterThan(100)
})
