import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findTwoFreePorts } from '../scripts/free-ports.ts'
import { ROOT } from '../scripts/run-step.ts'

const LOOK_MS = 100
const LOOKS_MAX = 100

export function hasCaddy(): boolean {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The real proxy with the very file that deploy/ has for it, in front of these processes. */
export async function openCaddy(upstreams: readonly string[]): Promise<{ url: string; close(): Promise<void> }> {
  const port = await findTwoFreePorts()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    SITE: url,
    UPSTREAMS: upstreams.map((upstream) => new URL(upstream).host).join(' '),
    CADDY_ADMIN: `127.0.0.1:${port + 1}`,
  }
  const args = ['run', '--config', join(ROOT, 'deploy/Caddyfile'), '--adapter', 'caddyfile']
  const caddy = spawn('caddy', args, { env, stdio: 'ignore' })
  const exited = once(caddy, 'exit')
  for (let looks = 0; ; looks += 1) {
    const isWell = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isWell) break
    if (looks === LOOKS_MAX) throw new Error('Caddy did not come up')
    await pause(LOOK_MS)
  }
  return {
    url,
    async close() {
      caddy.kill('SIGTERM')
      await exited
    },
  }
}
