export { latestTicketsOf } from './lists.ts'
