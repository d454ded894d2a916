export type { Sources } from './choose-sources.ts'
export { directSources } from './choose-sources.ts'
export type { ChatWithFallback } from './guarded-chat.ts'
export type { Serving } from './list-providers.ts'
