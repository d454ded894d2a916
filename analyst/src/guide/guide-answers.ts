import { ABOUT_US } from './about-us.ts'
import { BESIDE_THE_NUMBERS } from './beside-the-numbers.ts'
import { WAYS_OF_BETTING } from './ways-of-betting.ts'

/** Answers that need no match: ways to bet, where things are in the product, and what people feel or believe. */
export const GUIDE = { ...WAYS_OF_BETTING, ...ABOUT_US, ...BESIDE_THE_NUMBERS } as const

export type GuideId = keyof typeof GUIDE

export const isGuide = (id: string): id is GuideId => id in GUIDE
