export { latestBets, resultOfDays, resultOfMonth, stakedSince } from './money-store.ts'
