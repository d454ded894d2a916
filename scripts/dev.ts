import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readEnv } from '@prancheta/server/platform/env/env.ts'
import { ownPath, ROOT } from './run-step.ts'

// Two processes: the pages with reload on change, and behind them the API, restarted on change.
const env = readEnv()
const apiPort = env.PORT + 1
const api = run(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/on-node-26.mjs', 'serve-api'], {
  PORT: String(apiPort),
  // The pages' address, so that their writes count as our own site's and links in mails lead to them.
  PUBLIC_URL: `http://localhost:${env.PORT}`,
})
const pages = run(
  join(ROOT, 'node_modules/.bin/react-router'),
  ['dev', '--port', String(env.PORT)],
  { PRANCHETA_API_ORIGIN: `http://127.0.0.1:${apiPort}` },
  'web',
)

for (const child of [api, pages]) child.on('exit', (code) => stop(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))

function run(program: string, args: string[], settings: Record<string, string>, cwd = '.'): ChildProcess {
  return spawn(program, args, {
    cwd: join(ROOT, cwd),
    env: { ...process.env, PATH: ownPath(), ...settings },
    stdio: 'inherit',
  })
}

/** Ends when both have ended, so that the database is closed and the ports are free. */
async function stop(code: number): Promise<void> {
  const running = [api, pages].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  const ended = running.map((child) => once(child, 'exit'))
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(ended)
  process.exit(code)
}
