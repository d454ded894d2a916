export type CsvLeague = { name: string; country: string; isCalendarYear: boolean }

const over = (country: string, names: readonly [code: string, name: string][], isCalendarYear = false) =>
  names.map(([code, name]) => [code, { name, country, isCalendarYear }] as const)

/** The publisher's codes of leagues. One that is missing here keeps its code as its name. */
export const CSV_LEAGUES: ReadonlyMap<string, CsvLeague> = new Map([
  ...over('Brazil', [['BRA', 'Serie A']], true),
  ...over('England', [
    ['E0', 'Premier League'],
    ['E1', 'Championship'],
    ['E2', 'League One'],
    ['E3', 'League Two'],
    ['EC', 'National League'],
  ]),
  ...over('Scotland', [
    ['SC0', 'Premiership'],
    ['SC1', 'Championship'],
    ['SC2', 'League One'],
    ['SC3', 'League Two'],
  ]),
  ...over('Germany', [
    ['D1', 'Bundesliga'],
    ['D2', '2. Bundesliga'],
  ]),
  ...over('Italy', [
    ['I1', 'Serie A'],
    ['I2', 'Serie B'],
  ]),
  ...over('Spain', [
    ['SP1', 'La Liga'],
    ['SP2', 'Segunda División'],
  ]),
  ...over('France', [
    ['F1', 'Ligue 1'],
    ['F2', 'Ligue 2'],
  ]),
  ...over('Netherlands', [['N1', 'Eredivisie']]),
  ...over('Belgium', [['B1', 'Jupiler Pro League']]),
  ...over('Portugal', [['P1', 'Primeira Liga']]),
  ...over('Turkey', [['T1', 'Süper Lig']]),
  ...over('Greece', [['G1', 'Super League']]),
  ...over('Argentina', [['ARG', 'Liga Profesional Argentina']], true),
  ...over('Mexico', [['MEX', 'Liga MX']]),
  ...over('USA', [['USA', 'Major League Soccer']], true),
  ...over('Japan', [['JPN', 'J1 League']], true),
  ...over('Norway', [['NOR', 'Eliteserien']], true),
  ...over('Sweden', [['SWE', 'Allsvenskan']], true),
])

/** Divisions one below the other, the best clubs' first: the last letter of the code counts them. */
export function codeAbove(code: string): string | null {
  const [, country, level] = /^([A-Z]+)(\d)$/.exec(code) ?? []
  const above = level === undefined ? null : `${country}${Number(level) - 1}`
  return above !== null && CSV_LEAGUES.has(above) ? above : null
}

/** Files of upcoming games name some leagues by country only. */
export function codeOfCountry(country: string): string | null {
  const found = [...CSV_LEAGUES].filter(([, league]) => league.country === country)
  return found.length === 1 ? (found[0]?.[0] ?? null) : null
}

/** The year a season begins in: from its name ('2023-24'), else from the day. */
export function seasonOf(code: string, season: string, date: string): number {
  const named = /^(\d{4})/.exec(season)?.[1]
  if (named !== undefined) return Number(named)
  const [year = 0, month = 0] = date.split('-').map(Number)
  return CSV_LEAGUES.get(code)?.isCalendarYear || month >= 7 ? year : year - 1
}
