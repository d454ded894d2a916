import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type ServerProcess = { url: string; child: ChildProcess }

/** The product as a process of its own on the given database. Whoever starts it kills it. */
export async function startProcess(databaseUrl: string): Promise<ServerProcess> {
  const settings = {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'x'.repeat(32),
    PORT: '0',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    // Nothing is decided by it: a machine busy with other things may need it.
    DATABASE_WAIT_MS: '30000',
    // No games: following them would keep the process busy with what no test of processes is about.
    PROVIDERS: 'strict',
  }
  const child = spawn(process.execPath, ['scripts/on-node-26.mjs', 'serve-api'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...settings },
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (piece: Buffer) => (output += piece.toString()))
    child.stdout.on('data', (piece: Buffer) => {
      output += piece.toString()
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
    })
    child.on('exit', () => reject(new Error(output)))
  })
  return { url, child }
}

export function killAll(processes: readonly ServerProcess[]): Promise<unknown> {
  return Promise.all(processes.map(({ child }) => ended(child)))
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
