import type { ThemeId } from '../reading/ask.ts'
import { guess } from '../reading/learnt/guess.ts'
import { themeOf } from '../reading/learnt/labels.ts'
import { past } from './past/past.ts'
import { people } from './people/people.ts'
import { answerPrices } from './prices/prices.ts'
import type { Message, Skill } from './skill.ts'

const OF_THE_PAST: readonly ThemeId[] = ['form', 'headToHead', 'table', 'kickOff', 'weather', 'referee', 'lineups']
const OF_PRICES: readonly ThemeId[] = ['odds', 'houses', 'value', 'fairPrice', 'stake', 'payout']

/** Skills that go by words, and what is not theirs however many of their words a message holds. */
const NOT_THEIRS = new Map<Skill, readonly ThemeId[]>([
  [answerPrices, OF_THE_PAST],
  [past, [...OF_PRICES, 'result', 'kickOff']],
  [people, [...OF_THE_PAST, ...OF_PRICES].filter((theme) => theme !== 'kickOff')],
])

/** So surely a message must ask something else. */
const SURE = 0.9

/** Whether a message asks, beyond doubt, what a skill has no answer to. */
export function isNotMeant(skill: Skill, { text, briefing }: Message): boolean {
  const others = NOT_THEIRS.get(skill)
  const [best] = others ? guess(text, briefing) : []
  if (!best || best.chance < SURE) return false
  const theme = themeOf(best.label)
  return theme !== null && others?.includes(theme) === true
}
