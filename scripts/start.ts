import { readEnv } from '@prancheta/server/platform/env/env.ts'
import { buildWebIfChanged, webBuildDir } from './build-web.ts'
import { serveUntilStopped } from './serve-until-stopped.ts'

const env = readEnv() // a bad setting is told before the build, not after it
// PRANCHETA_UI=1 serves the build with the component page, as it asks the build itself for that page.
const variant = process.env.PRANCHETA_UI === '1' ? 'showcase' : 'product'
if (await buildWebIfChanged(variant)) console.log('Built the web app.')
await serveUntilStopped(env, webBuildDir(variant))
