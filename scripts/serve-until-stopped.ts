import { flushCompileCache } from 'node:module'
import { startServer } from '@prancheta/server/main.ts'
import type { Env } from '@prancheta/server/platform/env/env.ts'

/** A terminal and a supervisor signal every process of a command, and the one in front passes it on: that is one wish, not two. */
const ECHO_MS = 500

/** Runs the server in this process until it is told to stop; a second signal stops it at once. */
export async function serveUntilStopped(env: Env, webBuildDir: string | null): Promise<void> {
  const server = await startServer(env, { webBuildDir })
  console.log(server.description)
  // Otherwise written at an end of its own: one that is killed would leave the next to compile everything anew.
  flushCompileCache()
  let toldAtMs: number | null = null
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (toldAtMs !== null && performance.now() - toldAtMs > ECHO_MS) process.exit(1)
      if (toldAtMs !== null) return
      toldAtMs = performance.now()
      await server.stop()
      process.exit(0)
    })
  }
}
