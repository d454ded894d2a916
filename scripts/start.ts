import { ensureDemoPast } from '@prancheta/server/demo-past/demo-past.ts'
import { readEnv } from '@prancheta/server/platform/env/env.ts'
import { buildWebIfChanged, requireBuiltWeb, webBuildDir } from './build-web.ts'
import { serveUntilStopped } from './serve-until-stopped.ts'

const env = readEnv() // a bad setting is told before the build, not after it
// PRANCHETA_UI=1 serves the build with the component page, as it asks the build itself for that page.
const variant = process.env.PRANCHETA_UI === '1' ? 'showcase' : 'product'
// Side by side. The past takes longer, so the build lets it go first. Both end before a failure is told.
const parts = await Promise.allSettled([findOrBuildWeb(), ensureDemoPast(env, console.log)])
for (const part of parts) if (part.status === 'rejected') throw part.reason
await serveUntilStopped(env, webBuildDir(variant))

/** In production the disk may be read-only and the build's tools are left out, so what is built is what is served. */
async function findOrBuildWeb(): Promise<void> {
  if (env.NODE_ENV === 'production') return requireBuiltWeb(webBuildDir(variant), console.log)
  if (await buildWebIfChanged(variant, { isPatient: true })) console.log('Built the web app.')
}
