import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../scripts/run-step.ts'

export type Child = {
  process: ChildProcess
  port: string
  readyMs: number
  /** What it has said so far. */
  output: () => string
}

/** Starts a process of its own and waits until it says its port, so that load and server do not share a thread. */
export function startChild(args: string[], settings: Record<string, string>, ready: RegExp): Promise<Child> {
  const started = performance.now()
  const { NODE_ENV: _, ...environment } = process.env
  // The demo's past would be measured with everything else.
  const env = { ...environment, DEMO_PAST: 'off', ...settings }
  const child = spawn(process.execPath, args, { cwd: ROOT, env })
  let output = ''
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (piece: Buffer) => {
      output += piece.toString()
    })
    child.stdout.on('data', (piece: Buffer) => {
      output += piece.toString()
      const port = ready.exec(output)?.[1]
      if (port !== undefined)
        resolve({ process: child, port, readyMs: performance.now() - started, output: () => output })
    })
    child.on('exit', () => reject(new Error(`ended early: ${output}`)))
  })
}

export async function stopChild({ process: child }: Child): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exited
}

/** Counted by the system in hundredths: a busy machine makes replies late, not dearer. */
export function cpuSeconds({ process: child }: Child): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Linux only: elsewhere there is no such file, and the benchmark says so by failing. */
export function residentKb({ process: child }: Child): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1])
}

/** Ratings are fitted for a minute or two after a first start; what is measured meanwhile says nothing of other days. */
export async function atRest(child: Child): Promise<void> {
  const LOOK_MS = 5_000
  for (;;) {
    const before = cpuSeconds(child)
    await pause(LOOK_MS)
    if (cpuSeconds(child) - before < 0.05 * (LOOK_MS / 1000)) return
  }
}
