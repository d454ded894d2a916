import { ensureDemoPast } from '@prancheta/server/demo-past/demo-past.ts'
import { readEnv } from '@prancheta/server/platform/env/env.ts'
import { serveUntilStopped } from './serve-until-stopped.ts'

const env = readEnv()
await ensureDemoPast(env, console.log)
await serveUntilStopped(env, null)
