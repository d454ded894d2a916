export { storyCardRoutes } from './routes.ts'
