export { outboxMailer } from './outbox.ts'
export { deleteMailsTo } from './outbox-store.ts'
