import { readEnv } from '@prancheta/server/platform/env/env.ts'
import { serveUntilStopped } from './serve-until-stopped.ts'

await serveUntilStopped(readEnv(), null)
