import { startServer } from '@prancheta/server/main.ts'
import { readEnv } from '@prancheta/server/platform/env/env.ts'
import { buildWebIfChanged, WEB_BUILD_DIR } from './build-web.ts'

const env = readEnv()
if (await buildWebIfChanged()) console.log('Built the web app.')

const server = await startServer(env, { webBuildDir: WEB_BUILD_DIR })
console.log(server.description)

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    if (stopping) process.exit(1) // asked twice: at once
    stopping = true
    await server.stop()
    process.exit(0)
  })
}
