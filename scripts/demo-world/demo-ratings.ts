import { demoOdds } from '@prancheta/adapters/odds/demo/demo-odds.ts'
import { fitRatings } from '@prancheta/core/goals/fit-ratings.ts'
import type { LeagueRatings } from '@prancheta/core/goals/league-ratings.ts'
import type { PlayedMatch } from '@prancheta/core/goals/played-match.ts'
import { agreedBooks, toMarketViews } from '@prancheta/core/value/agreed-books.ts'
import { impliedRates } from '@prancheta/core/value/implied-rates.ts'
import { type DemoWorld, DIVISIONS, type WorldGame } from '@prancheta/demo-world/demo-world.ts'
import { halfTimeGoals, matchStatistics } from '@prancheta/demo-world/match-facts.ts'
import { toOddsGame } from './judge-game.ts'

/** Prices this far back weigh next to nothing. */
const PRICED_DAYS = 200

/** Ratings of the demo leagues for any day, made as the server makes them; asked in the order of days, for speed. */
export class DemoRatings {
  private readonly evidence = new Map<string, PlayedMatch>()
  private readonly fitted = new Map<string, LeagueRatings>()
  private readonly world: DemoWorld

  constructor(world: DemoWorld) {
    this.world = world
  }

  /** Refitted when a league's last fit is a week old. */
  async on(divisionId: string, day: number): Promise<LeagueRatings> {
    const known = this.fitted.get(divisionId)
    if (known && day >= known.asOfDay && day - known.asOfDay < 7) return known
    const division = DIVISIONS.find(({ id }) => id === divisionId)
    if (!division) throw new RangeError(`no division ${divisionId}`)
    const year = new Date(day * 86_400_000).getUTCFullYear()
    const games = [year - 2, year - 1, year]
      .flatMap((season) => this.world.gamesOfSeason(division, season))
      .filter((game) => game.day < day)
    const matches = await Promise.all(games.map((game) => this.toMatch(game, day - game.day <= PRICED_DAYS)))
    const ratings = fitRatings(matches, { asOfDay: day, ...(known && { previous: known }) })
    this.fitted.set(divisionId, ratings)
    return ratings
  }

  private async toMatch(game: WorldGame, isPriced: boolean): Promise<PlayedMatch> {
    const known = this.evidence.get(game.id)
    if (known) return known
    const { shots, shotsOnTarget, corners } = matchStatistics(game)
    const match: PlayedMatch = {
      day: game.day,
      season: String(game.year),
      home: game.home.id,
      away: game.away.id,
      goals: game.goals,
      halfTimeGoals: halfTimeGoals(game),
      shots,
      shotsOnTarget,
      corners,
      marketRates: isPriced ? await this.closing(game) : null,
    }
    this.evidence.set(game.id, match)
    return match
  }

  private async closing(game: WorldGame) {
    const quotes = await demoOdds(this.world, () => game.kickOffMs).quotesFor(toOddsGame(game))
    const read = quotes.filter(({ market }) => market !== 'btts')
    return impliedRates(toMarketViews(agreedBooks(read, game.kickOffMs)))
  }
}
