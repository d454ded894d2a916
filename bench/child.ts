import { type ChildProcess, spawn } from 'node:child_process'
import { ROOT } from '../scripts/run-step.ts'

export type Child = { process: ChildProcess; port: string; readyMs: number }

/** Starts a process of its own and waits until it says its port, so that load and server do not share a thread. */
export function startChild(args: string[], settings: Record<string, string>, ready: RegExp): Promise<Child> {
  const started = performance.now()
  const { NODE_ENV: _, ...environment } = process.env
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...environment, ...settings } })
  let output = ''
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (piece: Buffer) => {
      output += piece.toString()
    })
    child.stdout.on('data', (piece: Buffer) => {
      output += piece.toString()
      const port = ready.exec(output)?.[1]
      if (port !== undefined) resolve({ process: child, port, readyMs: performance.now() - started })
    })
    child.on('exit', () => reject(new Error(`ended early: ${output}`)))
  })
}

export async function stopChild({ process: child }: Child): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exited
}
