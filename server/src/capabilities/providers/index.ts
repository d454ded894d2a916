export type { Chosen, RawSources } from './cared-sources.ts'
export type { Serving } from './list-providers.ts'
export { type ChosenSources, createProviders, type Providers, type ProviderTools } from './providers.ts'
export { type ChatPiece, type ChatWithFallback, withFallback } from './with-fallback.ts'
