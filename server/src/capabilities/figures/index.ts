export { createFigures } from './figures.ts'
export { countAccounts } from './history-store.ts'
