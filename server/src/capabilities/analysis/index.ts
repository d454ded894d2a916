export { analyseFixture } from './analyse-match.ts'
export { bestPrices } from './best-prices.ts'
export type { AnalysisDeps } from './deps.ts'
export { analysisRoutes } from './routes.ts'
