import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A run of tests has a temporary folder of its own, which goes with it. Each test made its own among everybody's before, and a
 * whole run left half a gigabyte of them.
 */
export async function setup(): Promise<() => Promise<void>> {
  const { TMPDIR, TEMP } = process.env
  const folder = await mkdtemp(join(tmpdir(), 'prancheta-run-'))
  await chmod(folder, 0o755) // a database of the tests runs as somebody else
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder })
  return async () => {
    restore({ TMPDIR, TEMP })
    // A browser that was told to end may still write; what it writes after these tries stays, and fails nothing.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }).catch(() => {})
  }
}

function restore(before: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}
