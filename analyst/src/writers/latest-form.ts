import type { BriefedForm, BriefedGame } from '@prancheta/core/chat/briefing.ts'
import { leadOf } from '@prancheta/core/chat/tallies.ts'
import type { Side } from '../reading/ask.ts'
import { latestAsked } from '../reading/read-fact.ts'
import type { Scene } from '../scene.ts'

/** A club's latest games as the reader asks for them: all that are known, or the last five of them. */
export function latestForm({ briefing, ask }: Scene, side: Side): BriefedForm | null {
  const form = briefing.form[side]
  const last = latestAsked(ask.text)
  if (!form || last === null || last < 1 || last >= form.games.length) return form
  const team = briefing.match[side]
  const games = form.games.slice(0, last)
  const leads = games.map((game) => leadOf(game, team))
  const [goalsFor, goalsAgainst] = [
    sum(games, (game) => goalsOf(game, team)),
    sum(games, (game) => against(game, team)),
  ]
  return {
    ...form,
    games,
    wins: leads.filter((lead) => lead > 0).length,
    draws: leads.filter((lead) => lead === 0).length,
    losses: leads.filter((lead) => lead < 0).length,
    goalsFor,
    goalsAgainst,
    averageGoalsFor: goalsFor / games.length,
    averageGoalsAgainst: goalsAgainst / games.length,
  }
}

const goalsOf = ({ home, homeGoals, awayGoals }: BriefedGame, team: string): number =>
  home === team ? homeGoals : awayGoals
const against = ({ home, homeGoals, awayGoals }: BriefedGame, team: string): number =>
  home === team ? awayGoals : homeGoals
const sum = (games: readonly BriefedGame[], of: (game: BriefedGame) => number): number =>
  games.reduce((all, game) => all + of(game), 0)
