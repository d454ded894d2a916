import { startServer } from '@prancheta/server/main.ts'
import type { Env } from '@prancheta/server/platform/env/env.ts'

/** Runs the server in this process until it is told to stop; a second signal stops it at once. */
export async function serveUntilStopped(env: Env, webBuildDir: string | null): Promise<void> {
  const server = await startServer(env, { webBuildDir })
  console.log(server.description)
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) process.exit(1)
      stopping = true
      await server.stop()
      process.exit(0)
    })
  }
}
