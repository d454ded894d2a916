export { appendEntries } from './append-entries.ts'
export { toLoggedGame } from './forecasts/write-forecasts.ts'
export { logTools, openLogKey } from './log-crypto.ts'
export type { PublicationLog, PublishedEntries } from './publications/publication-log.ts'
