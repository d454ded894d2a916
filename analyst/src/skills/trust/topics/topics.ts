import { ACCOUNT_TOPICS } from './account.ts'
import { DOUBT_TOPICS } from './doubts.ts'
import { FIGURE_TOPICS } from './figures.ts'
import { HOUSE_TOPICS } from './houses.ts'
import { METHOD_TOPICS } from './method.ts'
import { PRODUCT_TOPICS } from './product.ts'
import type { Topic } from './topic.ts'
import { TURN_TOPICS } from './turns.ts'
import { WORD_TOPICS } from './words.ts'

/** All of them, first fit wins. */
export const TOPICS: readonly Topic[] = [
  ...TURN_TOPICS,
  ...HOUSE_TOPICS,
  ...WORD_TOPICS,
  ...FIGURE_TOPICS,
  ...DOUBT_TOPICS,
  ...METHOD_TOPICS,
  ...PRODUCT_TOPICS,
  ...ACCOUNT_TOPICS,
]
