export type { Sources } from './sources.ts'
