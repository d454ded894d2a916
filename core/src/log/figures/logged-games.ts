import type { PickOutcome } from '#history/pick-outcome.ts'
import type { EntryContent, Forecast, Goals, LineupForecast, LoggedGame } from '../entry-content.ts'

type Said = { n: number; forecast: Forecast }

/** A match as the log tells it so far. */
export type LoggedMatch = {
  game: LoggedGame
  first: Said | null
  last: Said | null
  /** All that recommended something, oldest first: of a match that is moved by a day there are more than two forecasts. */
  recommended: readonly Said[]
  /** The same moment with the line-ups known; null where they were not. */
  lineups: LineupForecast | null
  end: {
    n: number
    ended: 'played' | 'void' | 'open'
    goals: Goals | null
    outcomes: ReadonlyMap<number, PickOutcome | null>
  } | null
}

/** Puts the entries of a log together by match; a newer forecast or end stands for the older. */
export class LoggedGames {
  readonly #games = new Map<number, LoggedMatch>()
  add({ n, kind, body }: EntryContent & { n: number }): void {
    if (kind === 'forecast') {
      const match = this.#games.get(body.game.id) ?? {
        game: body.game,
        first: null,
        last: null,
        recommended: [],
        lineups: null,
        end: null,
      }
      const said = { n, forecast: body }
      const recommended = body.recommended ? [...match.recommended, said] : match.recommended
      this.#games.set(body.game.id, { ...match, game: body.game, [body.moment]: said, recommended })
    }
    if (kind === 'lineups') {
      const match = this.#games.get(body.game.id)
      if (match) this.#games.set(body.game.id, { ...match, lineups: body })
    }
    if (kind === 'result' || kind === 'correction') {
      const match = this.#games.get(body.game)
      const outcomes = new Map(body.recommendations.map(({ forecast, outcome }) => [forecast, outcome]))
      if (match) this.#games.set(body.game, { ...match, end: { n, ended: body.ended, goals: body.goals, outcomes } })
    }
  }

  all(): Iterable<LoggedMatch> {
    return this.#games.values()
  }
}
