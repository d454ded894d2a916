export { type Delivery, queuedMailer } from './deliver-mail.ts'
export { outboxMailer, tidyOutbox } from './outbox.ts'
export { mailRoutes } from './routes.ts'
