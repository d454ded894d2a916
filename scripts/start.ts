import { readEnv } from '@prancheta/server/platform/env/env.ts'
import { buildWebIfChanged, webBuildDir } from './build-web.ts'
import { serveUntilStopped } from './serve-until-stopped.ts'

const env = readEnv() // a bad setting is told before the build, not after it
if (await buildWebIfChanged()) console.log('Built the web app.')
await serveUntilStopped(env, webBuildDir('product'))
