export { type ActionNote, noteAction } from './action-log-store.ts'
export { createUsers } from './users.ts'
