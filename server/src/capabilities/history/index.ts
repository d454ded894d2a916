export { createHistory, type HistoryCapability } from './history.ts'
export { readRecord } from './record/read-record.ts'
