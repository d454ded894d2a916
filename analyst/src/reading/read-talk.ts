import type { Briefing, ChatTurn } from '@prancheta/core/chat/briefing.ts'
import type { Ask, ThemeId } from './ask.ts'
import { GUARDS } from './guard-themes.ts'
import { namedMarket } from './named-market.ts'
import { withoutRefused } from './plain-question.ts'
import { recognise } from './recognise.ts'
import { SMALL_TALK } from './small-talk-themes.ts'
import { splitQuestions } from './split-questions.ts'
import { UNPRICED } from './unpriced.ts'

type Talk = readonly ChatTurn[]

/** The talks whose last questions are to be answered: one for each question of the last message, in their order. */
export function readTalk(turns: Talk, briefing: Briefing | null): Talk[] {
  const at = turns.findLastIndex(({ role }) => role === 'user')
  const last = turns[at]
  if (!last || briefing === null) return [turns]
  const parts = splitQuestions(withoutRefused(last.content), briefing)
  if (parts.length === 1 && parts[0] === last.content) return [turns]
  const whole = recognise(turns, briefing)
  const isStory = parts.join(' ').length < last.content.length * SHARE_OF_STORY
  const isOne = isOneWhole(whole, parts.length)
  if (CARE.includes(whole.theme) || (isOne && (!isStory || OF_SUMS.includes(whole.theme))) || !isAhead(whole, briefing))
    return [turns]
  if (isStory && whole.theme === 'guide') return [turns]
  const talks = parts.map((_, upTo) => [
    ...turns.slice(0, at),
    ...parts.slice(0, upTo + 1).map((content) => ({ role: 'user' as const, content })),
  ])
  const told = distinct(talks, briefing)
  // 'Consigo anotar quanto apostei e em que casa?' is one question about us.
  if (told[0] && recognise(told[0], briefing).theme === 'guide') return told.slice(0, 1)
  if (told.length > 1) return told
  // Of a story only what it asks is read.
  return isStory ? [told[0] ?? talks.at(-1) ?? turns] : [turns]
}

/** A message of which less than this is asked tells a story around it. */
const SHARE_OF_STORY = 0.8

/** Someone in trouble is heard out, whatever else is asked. */
const CARE: readonly ThemeId[] = ['distress', 'borrowed', 'help', 'minor', 'chasing']
/** A sum over several bets is one question. */
const SUMS: readonly ThemeId[] = ['calculation', 'payout', 'live', 'ending']

/** Sums that hold all of a message, whatever of it is asked. */
const OF_SUMS: readonly ThemeId[] = ['several', 'calculation']

/** Bets set side by side are one question, unless more is asked than they name or no market holds them all. */
function isOneWhole({ theme, points, bets, marketId }: Ask, parts: number): boolean {
  if (theme === 'oneOf') return bets.length >= parts
  if (theme === 'several') return marketId !== UNPRICED
  return SUMS.includes(theme) || points !== null
}

const isAhead = ({ hasBegun }: Ask, { match, running }: Briefing): boolean =>
  !hasBegun && running === null && match.score === null

/** Questions that each ask something else; what nobody can answer, and the match at large, are left out beside others. */
function distinct(talks: readonly Talk[], briefing: Briefing): Talk[] {
  const seen = new Set<string>()
  return talks.filter((talk) => {
    const ask = recognise(talk, briefing)
    const key = keyOf(ask, briefing)
    // 'A bet365 tem esse jogo? Quanto paga?': prices were just told.
    const isTold = ask.theme === 'odds' && ask.side === null && [...seen].some((other) => other.startsWith('houses'))
    if (SAYS_LITTLE.includes(ask.theme) || isTold || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const SAYS_LITTLE: readonly ThemeId[] = [
  'unclear',
  'summary',
  'ending',
  ...[...GUARDS, ...SMALL_TALK].map(({ id }) => id),
]

/** These tell a market's chance, fair odd and price alike. */
const OF_ONE_MARKET: readonly ThemeId[] = [
  'chance',
  'result',
  'oneMarket',
  'odds',
  'goals',
  'bothScore',
  'doubleChance',
  'correctScore',
  'handicap',
  'drawNoBet',
  'halves',
]

/** These list what houses pay. */
const OF_PRICES: readonly ThemeId[] = ['houses', 'fairPrice']

function keyOf(ask: Ask, { markets }: Briefing): string {
  const market = namedMarket(ask, markets)
  const { theme, manner, side, line, half, marketId, concepts, fact } = ask
  if (market && OF_ONE_MARKET.includes(ask.theme)) return market.id
  if (market && OF_PRICES.includes(ask.theme)) return `houses of ${market.id}`
  return [theme, manner, side, line, half, marketId, fact, theme === 'concept' ? concepts[0] : null].join()
}
