export type { PostMail } from './deliver-mail.ts'
export { outboxMailer } from './outbox.ts'
export { deleteMailsTo } from './outbox-store.ts'
