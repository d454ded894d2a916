export { type SystemFacts, systemRoutes } from './routes.ts'
