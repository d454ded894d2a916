export { noteAction } from './users/user-detail-store.ts'
