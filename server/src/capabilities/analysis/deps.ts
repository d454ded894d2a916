import type { FixturesDeps } from '#capabilities/fixtures/index.ts'

/** What an analysis needs is what the match's facts need: games, sources, clock and database. */
export type AnalysisDeps = FixturesDeps
