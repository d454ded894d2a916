export { createHistory, type HistoryCapability } from './history.ts'
