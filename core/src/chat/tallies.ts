import type { BriefedForm, BriefedGame, BriefedMarket, Briefing } from '#chat/briefing.ts'

export type HeadToHeadTally = {
  games: number
  homeWins: number
  draws: number
  awayWins: number
  goals: number
  averageGoals: number
  bothScored: number
  threeOrMore: number
}

/** What past meetings add up to, from the side of today's home team; null without any. */
export function tallyHeadToHead({ match, headToHead }: Pick<Briefing, 'match' | 'headToHead'>): HeadToHeadTally | null {
  if (headToHead.length === 0) return null
  const leads = headToHead.map((game) => leadOf(game, match.home))
  const goals = headToHead.reduce((sum, game) => sum + game.homeGoals + game.awayGoals, 0)
  return {
    games: headToHead.length,
    homeWins: leads.filter((lead) => lead > 0).length,
    draws: leads.filter((lead) => lead === 0).length,
    awayWins: leads.filter((lead) => lead < 0).length,
    goals,
    averageGoals: goals / headToHead.length,
    bothScored: headToHead.filter(isBoth).length,
    threeOrMore: headToHead.filter(isThreeOrMore).length,
  }
}

export type FormTally = { games: number; scored: number; cleanSheets: number; bothScored: number; threeOrMore: number }

/** What one side's latest games have in common. */
export function tallyForm(team: string, { games }: BriefedForm): FormTally {
  const own = (game: BriefedGame) => (game.home === team ? game.homeGoals : game.awayGoals)
  const against = (game: BriefedGame) => (game.home === team ? game.awayGoals : game.homeGoals)
  return {
    games: games.length,
    scored: games.filter((game) => own(game) > 0).length,
    cleanSheets: games.filter((game) => against(game) === 0).length,
    bothScored: games.filter(isBoth).length,
    threeOrMore: games.filter(isThreeOrMore).length,
  }
}

/** How a game went for `team`. */
export function leadOf(game: BriefedGame, team: string): number {
  const lead = game.homeGoals - game.awayGoals
  return game.home === team ? lead : -lead
}

/** What a share of the base comes to: 0.02 of R$ 100,00 is R$ 2,00. */
export const stakeInReais = (share: number, base: number): number => share * base

/** What a price is worth by the pooled chance: 0.5 at an odd of 1.80 is -0.1. */
export const edgeAtOdd = ({ pooledChance }: Pick<BriefedMarket, 'pooledChance'>, odd: number): number =>
  pooledChance * odd - 1

const isBoth = ({ homeGoals, awayGoals }: BriefedGame) => homeGoals > 0 && awayGoals > 0
const isThreeOrMore = ({ homeGoals, awayGoals }: BriefedGame) => homeGoals + awayGoals >= 3
