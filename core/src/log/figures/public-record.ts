import type { PickOutcome } from '#history/pick-outcome.ts'
import type { Goals } from '../entry-content.ts'
import { compareLineups } from './lineup-comparison.ts'
import type { LoggedMatch } from './logged-games.ts'
import { betOf, calibrationOfGames, RecordOfGames } from './record-of-games.ts'

type RecordSlice = ReturnType<RecordOfGames['result']>

const LEAGUES_SHOWN = 40
const LATEST_SHOWN = 12

/** The truth about what was said, from what the log holds and nothing else. `monthOf` tells the month (yyyy-MM) of an instant. */
export function publicRecord(matches: readonly LoggedMatch[], monthOf: (at: string) => string) {
  const ended = matches.filter(({ end }) => end !== null && end.ended !== 'open')
  const overall = new RecordOfGames()
  for (const match of ended) overall.add(match)
  const months = grouped(ended, ({ game }) => monthOf(game.kickOff))
  const leagues = grouped(ended, ({ game }) => `${game.country ?? ''}\n${game.league}`)
  return {
    overall: overall.result(),
    months: months
      .map(({ key, slice }) => ({ month: key, ...slice }))
      .toSorted((one, other) => (one.month < other.month ? 1 : -1)),
    leagues: leagues
      .map(({ first: { game }, slice }) => ({ league: game.league, country: game.country, ...slice }))
      .toSorted((one, other) => other.games - one.games)
      .slice(0, LEAGUES_SHOWN),
    calibration: calibrationOfGames(ended),
    lineups: compareLineups(ended),
    latest: ended
      .flatMap(toLatest)
      .toSorted((one, other) => (one.kickOff < other.kickOff ? 1 : -1))
      .slice(0, LATEST_SHOWN),
    waiting: matches.length - ended.length,
    isDemo: matches.some(({ game }) => game.isDemo),
  }
}

type Group = { key: string; first: LoggedMatch; slice: RecordSlice }

function grouped(matches: readonly LoggedMatch[], keyOf: (match: LoggedMatch) => string): Group[] {
  return [...Map.groupBy(matches, keyOf)].flatMap(([key, own]) => {
    const [first] = own
    if (!first) return []
    const record = new RecordOfGames()
    for (const match of own) record.add(match)
    return [{ key, first, slice: record.result() }]
  })
}

type Latest = {
  game: number
  league: string
  home: string
  away: string
  kickOff: string
  chances: { home: number; draw: number; away: number }
  goals: Goals
  recommended: PickOutcome | null
  entry: number
}

function toLatest(match: LoggedMatch): Latest[] {
  const { game, first, last, end } = match
  const said = last ?? first
  if (!said || !end?.goals) return []
  const of = said.forecast.chances
  const { id, league, home, away, kickOff } = game
  return [
    {
      ...{ game: id, league, home, away, kickOff },
      chances: { home: of['result.home'].pooled, draw: of['result.draw'].pooled, away: of['result.away'].pooled },
      goals: end.goals,
      recommended: betOf(match)?.outcome ?? null,
      entry: said.n,
    },
  ]
}
