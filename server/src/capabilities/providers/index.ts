export type { Serving } from './list-providers.ts'
export { directSources } from './sources/direct-sources.ts'
export type { Sources } from './sources/sources.ts'
export type { ChatWithFallback } from './with-fallback.ts'
