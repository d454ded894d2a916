import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export type ServerProcess = { url: string; child: ChildProcess }

/** A server process of its own on the given database, ended with the test. */
export async function startProcess(databaseUrl: string): Promise<ServerProcess> {
  const settings = {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'x'.repeat(32),
    PORT: '0',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
  }
  const child = spawn(process.execPath, ['scripts/on-node-26.mjs', 'serve-api'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...settings },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
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
