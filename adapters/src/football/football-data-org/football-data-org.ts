import type { z } from 'zod'
import { FOOTBALL_DATA_ORG, footballDataService } from '#football/football-data-org/football-data-service.ts'
import { matchList, rawMatch, rawStandings, toFixture, toStandings } from '#football/football-data-org/to-fixture.ts'
import { type FootballSource, newestBefore, type SourceFixture } from '#football/port.ts'
import { addDays, dayInSaoPaulo } from '#football/sao-paulo-day.ts'
import { ask } from '#http/ask.ts'
import { readList } from '#http/read-list.ts'
import type { VendorAccess } from '#http/vendor-access.ts'

const DEADLINE_MS = 8_000
const FORM_DAYS = 240
/** Two clubs of a league meet twice a year. */
const MEETINGS_DAYS = 3 * 365
const GAMES_MAX = 500

/** football-data.org v4. What it has, costs and hides: README beside this file. */
export function footballDataOrg(access: VendorAccess): FootballSource {
  const service = footballDataService(access, DEADLINE_MS)
  const question = <Schema extends z.ZodType>(path: string, query: Record<string, string | number>, schema: Schema) =>
    ask(service, { path, query, headers: { 'X-Auth-Token': access.key } }, schema)

  async function games(path: string, query: Record<string, string | number>): Promise<SourceFixture[]> {
    const { matches } = await question(path, query, matchList)
    return readList(FOOTBALL_DATA_ORG, matches, rawMatch).flatMap((raw) => toFixture(raw) ?? [])
  }

  /** `dateTo` is exclusive, so the day of `before` itself needs the next one. */
  const finishedGames = (teamId: string, before: string, days: number) => {
    const lastDay = before.slice(0, 10)
    return games(`/teams/${encodeURIComponent(teamId)}/matches`, {
      status: 'FINISHED',
      dateFrom: addDays(lastDay, -days),
      dateTo: addDays(lastDay, 1),
      limit: GAMES_MAX,
    })
  }

  return {
    name: FOOTBALL_DATA_ORG,
    isDemo: false,
    async fixturesOfDay(day) {
      // A day in São Paulo is parts of two days in UTC, and the end is exclusive.
      const listed = await games('/matches', { dateFrom: day, dateTo: addDays(day, 2) })
      return listed.filter(({ kickOff }) => dayInSaoPaulo(kickOff) === day)
    },
    seasonGames: (leagueId, season) => games(`/competitions/${encodeURIComponent(leagueId)}/matches`, { season }),
    /** Corners and cards are sold apart, and we do not read them. */
    statistics: async () => new Map(),
    async standings(leagueId, season) {
      return toStandings(
        await question(`/competitions/${encodeURIComponent(leagueId)}/standings`, { season }, rawStandings),
      )
    },
    async headToHead(homeId, awayId, before, count) {
      const played = await finishedGames(homeId, before, MEETINGS_DAYS)
      const met = played.filter(({ home, away }) => home.id === awayId || away.id === awayId)
      return newestBefore(met, before, count)
    },
    async lastGames(teamId, before, count) {
      return newestBefore(await finishedGames(teamId, before, FORM_DAYS), before, count)
    },
  }
}
