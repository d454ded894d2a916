import { sql } from 'kysely'
import { movingClock } from './moving-clock.ts'
import type { Publisher } from './published-files.ts'
import { startTestApp } from './start-test-app.ts'
import type { TestDatabase } from './test-database.ts'

const BRAZIL = 'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA'
export const ENGLAND = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,HC,AC,B365H,B365D,B365A'
const OTHERS = 'Country,League,Date,Time,Home,Away,B365H,B365D,B365A'
export const MAIN = 'Div,Date,Time,HomeTeam,AwayTeam,B365H,B365D,B365A'
export const text = (...lines: string[]) => [...lines, ''].join('\r\n')

export const season = (year: string) =>
  text(
    ENGLAND,
    `E0,08/11/${year},15:00,Arsenal,Leeds,2,0,1,0,7,3,1.5,4,7`,
    `E0,09/11/${year},15:00,Leeds,Chelsea,1,1,0,1,4,4,2.9,3.2,2.5`,
    `E0,10/11/${year},15:00,Chelsea,Fulham,3,1,0,1,4,4,1.9,3.2,4.5`,
    `E0,11/11/${year},15:00,Fulham,Arsenal,0,2,0,1,4,4,4.9,3.2,1.7`,
    `E0,12/11/${year},15:00,Leeds,Fulham,0,0,0,0,4,4,2.2,3.2,3.1`,
  )

export const PUBLISHED = {
  'fixtures.csv': text(MAIN, 'E0,17/11/2026,20:00,Arsenal,Chelsea,1.8,3.6,4.4', 'E3,17/11/2026,20:00,Bury,Crewe,2,3,4'),
  'new_league_fixtures.csv': text(OTHERS, 'Brazil,Serie A,17/11/2026,22:30,Gremio,Sao Paulo,2.1,3.2,3.6'),
  'new/BRA.csv': Buffer.from(
    text(
      BRAZIL,
      'Brazil,Serie A,2025,10/11/2025,22:30,Sao Paulo,Gremio,0,2,A,2.1,3.2,3.6',
      'Brazil,Serie A,2026,12/11/2026,22:30,Grêmio,Avaí,2,1,H,2.1,3.2,3.6',
    ),
    'latin1',
  ),
  'mmz4281/2627/E0.csv': `\uFEFF${season('2026')}`,
  'mmz4281/2526/E0.csv': season('2025'),
  'mmz4281/2425/E0.csv': season('2024'),
}

/** The whole server at noon of 16 November 2026 (UTC), with football from the publisher's files. */
export async function startWithFiles(database: TestDatabase, publisher: Publisher) {
  const clock = movingClock('2026-11-16T12:00:00Z')
  const app = await startTestApp({
    database,
    clock,
    env: {
      FOOTBALL_SOURCE: 'football-data-co-uk',
      FOOTBALL_DATA_CO_UK_URL: publisher.url,
      LEAGUES: 'Brasileirão, Premier League, Libertadores',
      PUBLIC_URL: 'https://prancheta.example',
    },
  })
  const run = { attempt: 1, signal: new AbortController().signal }
  const { football, odds } = app.providers.sources
  if (!football || !odds) throw new Error('the files were not chosen')
  return {
    app,
    clock,
    football,
    odds,
    fetchFiles: () => app.runJob('providers.fetch-files', {}, run),
    /** Does the jobs of a kind that wait, and says what they were about. */
    async doJobs(kind: string) {
      const rows = await database.db
        .selectFrom('jobs')
        .select('payload')
        .where('kind', '=', kind)
        .orderBy('id')
        .execute()
      for (const { payload } of rows) await app.runJob(kind, payload, run)
      return rows.map(({ payload }) => payload)
    },
    /** What was asked for since the last look. */
    asked: () => publisher.asked.splice(0).map(({ path, status }) => `${status} ${path}`),
  }
}

export async function forgetFiles({ db }: TestDatabase): Promise<void> {
  await sql`truncate source_files, cache_entries, provider_states, provider_failures, jobs`.execute(db)
  await sql`truncate leagues, teams, fixtures, kept_days cascade`.execute(db)
}
