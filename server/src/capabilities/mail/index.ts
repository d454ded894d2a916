export { type Delivery, queuedMailer } from './deliver-mail.ts'
export { outboxMailer, tidyOutbox } from './outbox.ts'
export { deleteMailsTo } from './outbox-store.ts'
export { mailRoutes } from './routes.ts'
