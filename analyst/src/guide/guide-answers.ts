import { ABOUT_US } from './about-us.ts'
import { BESIDE_THE_NUMBERS } from './beside-the-numbers.ts'
import { HOW_WE_COUNT } from './how-we-count.ts'
import { MONEY_SENSE } from './money-sense.ts'
import { PRICE_SENSE } from './price-sense.ts'
import { USING_IT } from './using-it.ts'
import { WAYS_OF_BETTING } from './ways-of-betting.ts'

/** Answers that need no match: ways to bet, where things are in the product, and what people feel or believe. */
export const GUIDE = {
  ...WAYS_OF_BETTING,
  ...PRICE_SENSE,
  ...MONEY_SENSE,
  ...HOW_WE_COUNT,
  ...ABOUT_US,
  ...USING_IT,
  ...BESIDE_THE_NUMBERS,
} as const

export type GuideId = keyof typeof GUIDE

export const isGuide = (id: string): id is GuideId => id in GUIDE
