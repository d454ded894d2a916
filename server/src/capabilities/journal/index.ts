export { latestBets, resultOfMonth, stakedSince } from './money-store.ts'
