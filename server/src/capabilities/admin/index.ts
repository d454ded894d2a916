export { noteAction } from './users/action-log-store.ts'
