export { directSources } from './direct-sources.ts'
export type { Sources } from './sources.ts'
