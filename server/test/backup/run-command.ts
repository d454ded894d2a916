import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** An npm script as an operator runs it, with these settings only. */
export async function runCommand(
  settings: Record<string, string>,
  script: string,
  ...args: string[]
): Promise<{ code: number | null; said: string }> {
  const { DATABASE_URL: _, DATA_DIR: __, ...environment } = process.env
  const child = spawn(process.execPath, ['scripts/on-node-26.mjs', script, ...args], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...environment, ...settings },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece.toString()))
  await once(child, 'close')
  return { code: child.exitCode, said }
}
