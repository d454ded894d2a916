export { type ActionNote, noteAction } from './action-log-store.ts'
export { lockUser } from './user-action-store.ts'
export { createUsers } from './users.ts'
