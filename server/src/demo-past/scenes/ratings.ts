import { Refusal } from '../door-caller.ts'
import type { Stage } from '../stage.ts'

/** Ratings change little within weeks, and the product takes the newest it has. */
const RATED_AGAIN_MS = 60 * 86_400_000

const run = { attempt: 1, signal: new AbortController().signal }

/** Rates the leagues that somebody looks at; a running server would rate all of them every day. */
export class Ratings {
  readonly #stage: Stage
  readonly #ratedAtMs = new Map<number, number>()

  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** Does work that needs a league's ratings: they are made where it is refused for want of them, and anew after weeks. */
  async whenRated<Result>(leagueId: number, work: () => Promise<Result>): Promise<Result> {
    const ratedAtMs = this.#ratedAtMs.get(leagueId)
    const nowMs = this.#stage.time.now().getTime()
    if (ratedAtMs !== undefined && nowMs - ratedAtMs > RATED_AGAIN_MS) await this.#rate(leagueId)
    try {
      return await work()
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.code !== 'analysis.ratingsNotReady') throw failure
      await this.#rate(leagueId)
      return work()
    }
  }

  async #rate(leagueId: number): Promise<void> {
    const { app, time } = this.#stage
    await app.runJob('fixtures.rate-league', { leagueId }, run)
    this.#ratedAtMs.set(leagueId, time.now().getTime())
  }
}
