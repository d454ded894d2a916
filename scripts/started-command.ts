import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT } from './run-step.ts'

/** A script of package.json under way, for tests of the commands. */
export type StartedCommand = { child: ChildProcess; output: () => string }

export type StartedServer = StartedCommand & { url: string }

/**
 * A script as a newcomer has it: none of our settings in the environment, but without the demo's past, which has tests of its
 * own. Only the deep run builds the web app as people get it; otherwise the journeys' build serves, which has one page more.
 */
export function startCommand(script: string, settings: Record<string, string>): StartedCommand {
  const { NODE_ENV: _, DATABASE_URL: __, ...environment } = process.env
  const child = spawn(process.execPath, ['scripts/on-node-26.mjs', script], {
    cwd: ROOT,
    env: { ...environment, DEMO_PAST: 'off', ...(process.env.DEEP !== '1' && { PRANCHETA_UI: '1' }), ...settings },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (text += piece.toString()))
  return { child, output: () => text }
}

/** `npm start`, once it says its address. */
export function startServing(settings: Record<string, string>): Promise<StartedServer> {
  const started = startCommand('start', { PORT: '0', ...settings })
  return new Promise((resolve, reject) => {
    started.child.stdout?.on('data', () => {
      const url = /Prancheta is ready: (\S+)\n/.exec(started.output())?.[1]
      if (url !== undefined) resolve({ ...started, url })
    })
    started.child.on('exit', () => reject(new Error(`ended early: ${started.output()}`)))
  })
}

/** What `npm start` says before it gives up. */
export async function failToStart(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { child, output } = startCommand('start', settings)
  await once(child, 'close')
  return { code: child.exitCode, said: output().replace('Built the web app.\n', '') }
}

/** Its exit code, or null where the signal ended it before it could say one. */
export async function endCommand({ child }: StartedCommand, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
  return child.exitCode
}
