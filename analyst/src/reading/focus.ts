import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Ask, ThemeId } from './ask.ts'
import { namedMarket } from './named-market.ts'

/** The market that an answer to this speaks of first, whether it was named or not. Null where it speaks of none. */
export function focusOf(ask: Ask, briefing: Briefing | null): string | null {
  if (!briefing) return null
  const named = namedMarket(ask, briefing.markets)
  if (named) return named.id
  if (ask.fact === 'likeliest') return likeliestPriced(briefing)
  // 'O Farol marca?' speaks of at least one goal of that side.
  if (ask.theme === 'goals' && ask.side) return `${ask.side}Goals.over0.5`
  if (ask.theme === 'cleanSheet' && ask.side) return `cleanSheet.${ask.side}.yes`
  if (ask.side && !ask.marketId && !ask.subject) return `result.${ask.side}`
  return BY_THEME[ask.theme]?.(briefing) ?? null
}

const favourite = ({ markets }: Briefing): string | null => {
  const [home, away] = ['result.home', 'result.away'].map((id) => markets.find((market) => market.id === id))
  return home && away ? (home.pooledChance >= away.pooledChance ? home : away).id : null
}

/** What the rule approves, or else what is nearest to value. */
export const bestPriced = ({ markets }: Briefing): string | null => {
  const priced = markets.filter(({ edge }) => edge !== null).toSorted((a, b) => (b.edge ?? 0) - (a.edge ?? 0))
  return (priced.find(({ isRecommended }) => isRecommended) ?? priced[0])?.id ?? null
}

const likeliestPriced = ({ markets }: Briefing): string | null =>
  markets.filter(({ bestOdd }) => bestOdd !== null).toSorted((a, b) => b.pooledChance - a.pooledChance)[0]?.id ?? null

const BY_THEME: Partial<Record<ThemeId, (briefing: Briefing) => string | null>> = {
  result: favourite,
  favourite,
  summary: favourite,
  chance: favourite,
  ending: favourite,
  goals: () => 'goals.over2.5',
  expectedGoals: () => 'goals.over2.5',
  bothScore: () => 'btts.yes',
  correctScore: ({ likelyScores }) => {
    const [first] = likelyScores.toSorted((a, b) => b.chance - a.chance)
    return first ? `score.${first.home}-${first.away}` : null
  },
  value: bestPriced,
  stake: bestPriced,
  recommendation: bestPriced,
  stayOut: bestPriced,
  houses: bestPriced,
}
