export { analyseFixture } from './analyse-match.ts'
export type { AnalysisDeps } from './deps.ts'
export { analysisRoutes } from './routes.ts'
