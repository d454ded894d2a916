export { outboxMailer, tidyOutbox } from './outbox.ts'
export { mailRoutes } from './routes.ts'
