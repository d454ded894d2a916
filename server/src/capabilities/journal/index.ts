export { placedSince, resultOfMonth, stakedBetween } from './money-store.ts'
