export { outboxMailer } from './outbox.ts'
