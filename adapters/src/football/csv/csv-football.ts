import { CSV_FILES, type CsvFiles } from '#football/csv/csv-files.ts'
import { standingsFrom } from '#football/csv/csv-standings.ts'
import { type FootballSource, newestBefore, type SourceFixture } from '#football/port.ts'
import { dayInSaoPaulo } from '#football/sao-paulo-day.ts'

/** Football from results files: history, and what is announced in a file of upcoming games. */
export function csvFootball(files: CsvFiles): FootballSource {
  const games = async (isWanted: (game: SourceFixture) => boolean) =>
    (await files.games()).map(({ fixture }) => fixture).filter(isWanted)

  return {
    name: CSV_FILES,
    isDemo: false,
    pastSeasons: 3,
    fixturesOfDay: (day) => games(({ kickOff }) => isNear(kickOff, day) && dayInSaoPaulo(kickOff) === day),
    seasonGames: (leagueId, season) => games((game) => game.league.id === leagueId && game.season === season),
    async statistics(ids) {
      const wanted = new Set(ids)
      const found = await games(({ id }) => wanted.has(id))
      return new Map(found.flatMap(({ id, statistics }) => (statistics ? [[id, statistics] as const] : [])))
    },
    async standings(leagueId, season) {
      return standingsFrom(await games((game) => game.league.id === leagueId && game.season === season))
    },
    async headToHead(homeId, awayId, before, count) {
      const met = await games(
        ({ home, away }) => (home.id === homeId && away.id === awayId) || (home.id === awayId && away.id === homeId),
      )
      return newestBefore(met, before, count)
    },
    async lastGames(teamId, before, count) {
      return newestBefore(await games(({ home, away }) => home.id === teamId || away.id === teamId), before, count)
    },
  }
}

/** The calendar is asked only about instants that can lie on the day at all: 26,000 games have other days. */
function isNear(kickOff: string, day: string): boolean {
  return Math.abs(Date.parse(kickOff) - Date.parse(`${day}T12:00:00Z`)) < 2 * 86_400_000
}
