import { API_FOOTBALL, apiFootballService, askApiFootball } from '#football/api-football/api-football-service.ts'
import { openQuestionOfPlan } from '#football/api-football/question-of-plan.ts'
import { openStatistics } from '#football/api-football/statistics-of-games.ts'
import { rawFixture, toFixture } from '#football/api-football/to-fixture.ts'
import { rawStandings, toStandings } from '#football/api-football/to-standings.ts'
import { type FootballSource, newestBefore, type SourceFixture } from '#football/port.ts'
import { addDays, dayInSaoPaulo } from '#football/sao-paulo-day.ts'
import { readList } from '#http/read-list.ts'
import type { VendorAccess } from '#http/vendor-access.ts'

const DEADLINE_MS = 8_000
/** The jobs follow all days before this, so what is listed under the evening before is known already. */
const HOUR_UNKNOWN_FROM_DAYS = 3
/** Long enough for a club's last ten games across a winter break. */
const FORM_DAYS = 240

/** API-Football v3. What it has, costs and hides: README beside this file. */
export function apiFootball(access: VendorAccess): FootballSource {
  const service = apiFootballService(access, DEADLINE_MS)
  const statistics = openStatistics(service)
  const askForLast = openQuestionOfPlan(access.now)
  const games = async (path: string, query: Record<string, string | number>): Promise<SourceFixture[]> => {
    const { response } = await askApiFootball(service, path, query)
    return readList(API_FOOTBALL, response, rawFixture).flatMap((raw) => toFixture(raw) ?? [])
  }
  const listedOn = (day: string) => games('/fixtures', { date: day, timezone: 'America/Sao_Paulo' })

  return {
    name: API_FOOTBALL,
    isDemo: false,
    async fixturesOfDay(day) {
      const today = dayInSaoPaulo(access.now().toISOString())
      // Games without an hour are listed under the evening before their day. Near ones came with that day's list.
      const isFar = day >= addDays(today, HOUR_UNKNOWN_FROM_DAYS)
      const [listed, before] = await Promise.all([listedOn(day), isFar ? listedOn(addDays(day, -1)) : []])
      return [...listed, ...before.filter(({ kickOff }) => dayInSaoPaulo(kickOff) === day)]
    },
    seasonGames: (leagueId, season) => games('/fixtures', { league: leagueId, season }),
    statistics: (ids, options) => statistics.of(ids, options?.isCheap ?? false),
    async standings(leagueId, season) {
      const { response } = await askApiFootball(service, '/standings', { league: leagueId, season })
      return readList(API_FOOTBALL, response, rawStandings).flatMap(toStandings)
    },
    async headToHead(homeId, awayId, before, count) {
      // Without `last`, which the free plan refuses; the whole list is one answer anyway.
      const met = await games('/fixtures/headtohead', { h2h: `${homeId}-${awayId}` })
      return newestBefore(met, before, count)
    },
    async lastGames(teamId, before, count) {
      const played = newestBefore(await recentGames(teamId, before, count), before, count)
      return statistics.addTo(played)
    },
  }

  /** `last` counts back from now, so it serves only where now is what was asked for, and only paid plans have it. */
  async function recentGames(teamId: string, before: string, count: number): Promise<SourceFixture[]> {
    const isFromNow = before >= access.now().toISOString()
    const last = isFromNow ? await askForLast(() => games('/fixtures', { team: teamId, last: count })) : null
    if (last) return last
    const to = before.slice(0, 10)
    const window = { team: teamId, from: addDays(to, -FORM_DAYS), to }
    // The year a season begins in is this one in Brazil and often the last one in Europe.
    const year = Number(to.slice(0, 4))
    const thisYear = await games('/fixtures', { ...window, season: year })
    if (newestBefore(thisYear, before, count).length >= count) return thisYear
    return [...thisYear, ...(await games('/fixtures', { ...window, season: year - 1 }))]
  }
}
