import { ABOUT_US } from './about-us.ts'
import { AROUND_THE_PRODUCT } from './around-the-product.ts'
import { BESIDE_THE_NUMBERS } from './beside-the-numbers.ts'
import { DOUBTS_OF_METHOD } from './doubts-of-method.ts'
import { HOW_WE_COUNT } from './how-we-count.ts'
import { MONEY_SENSE } from './money-sense.ts'
import { PLAN_AND_ACCOUNT } from './plan-and-account.ts'
import { PRICE_SENSE } from './price-sense.ts'
import { PRIVATE_AND_LAWFUL } from './private-and-lawful.ts'
import { TRUSTING_US } from './trusting-us.ts'
import { USING_IT } from './using-it.ts'
import { WAYS_OF_BETTING } from './ways-of-betting.ts'
import { WHY_IT_IS_SO } from './why-it-is-so.ts'

/** Answers that need no match: ways to bet, where things are in the product, and what people feel or believe. */
export const GUIDE = {
  ...WAYS_OF_BETTING,
  ...PRICE_SENSE,
  ...MONEY_SENSE,
  ...HOW_WE_COUNT,
  ...WHY_IT_IS_SO,
  ...ABOUT_US,
  ...DOUBTS_OF_METHOD,
  ...TRUSTING_US,
  ...AROUND_THE_PRODUCT,
  ...PLAN_AND_ACCOUNT,
  ...PRIVATE_AND_LAWFUL,
  ...USING_IT,
  ...BESIDE_THE_NUMBERS,
} as const

export type GuideId = keyof typeof GUIDE

export const isGuide = (id: string): id is GuideId => id in GUIDE
