import { API_FOOTBALL, askApiFootball } from '#football/api-football/api-football-service.ts'
import { openQuestionOfPlan } from '#football/api-football/question-of-plan.ts'
import { rawFixture, toFixture } from '#football/api-football/to-fixture.ts'
import type { MatchStatistics, SourceFixture } from '#football/port.ts'
import { readList } from '#http/read-list.ts'
import type { Service } from '#http/service.ts'
import { SourceError } from '#source-error.ts'

/** As many games as the service takes in one question. */
const GAMES_PER_QUESTION = 20

type Found = ReadonlyMap<string, MatchStatistics>

export type StatisticsOfGames = {
  of(ids: readonly string[], isCheap: boolean): Promise<Found>
  /** The same games with their statistics, or unchanged where the plan has no cheap way to them. */
  addTo(games: readonly SourceFixture[]): Promise<SourceFixture[]>
}

/** Twenty games with all their numbers cost one call (`ids`); the free plan refuses that, and then each costs one. */
export function openStatistics(service: Service): StatisticsOfGames {
  const askForMany = openQuestionOfPlan(service.access.now)

  return {
    async of(ids, isCheap) {
      const found = new Map<string, MatchStatistics>()
      for (let from = 0; from < ids.length; from += GAMES_PER_QUESTION) {
        const some = ids.slice(from, from + GAMES_PER_QUESTION)
        try {
          const all = await together(some)
          if (!all && isCheap) throw new SourceError(API_FOOTBALL, 'plan', 'statistics of many games at once')
          if (all) for (const [id, numbers] of all) found.set(id, numbers)
          else for (const id of some) for (const [game, numbers] of await statisticsIn({ id })) found.set(game, numbers)
        } catch (error) {
          // What was answered was paid for; the rest can be asked for again.
          if (found.size === 0 || !(error instanceof SourceError)) throw error
          return found
        }
      }
      return found
    },
    async addTo(games) {
      const found = games.length > 0 ? await together(games.map(({ id }) => id)) : null
      return games.map((game) => ({ ...game, statistics: found?.get(game.id) ?? null }))
    },
  }

  /** Null when the plan does not allow it. */
  function together(ids: readonly string[]): Promise<Found | null> {
    return askForMany(() => statisticsIn({ ids: ids.join('-') }))
  }

  /** Not /fixtures/statistics: its two blocks do not say which club played at home. */
  async function statisticsIn(query: Record<string, string>): Promise<Found> {
    const { response } = await askApiFootball(service, '/fixtures', query)
    const games = readList(API_FOOTBALL, response, rawFixture).flatMap((raw) => toFixture(raw) ?? [])
    return new Map(games.flatMap(({ id, statistics }) => (statistics ? [[id, statistics] as const] : [])))
  }
}
