import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

/** The project's own programs and its own Node first, also when we were not started by npm. */
export const ownPath = () =>
  [dirname(process.execPath), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter)

/** Runs one of the project's own programs in the foreground; says whether it ended well. */
export function runStep(
  program: string,
  args: string[] = [],
  options: { cwd?: string; env?: Record<string, string> } = {},
): boolean {
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin', program), args, {
    cwd: join(ROOT, options.cwd ?? '.'),
    env: { ...process.env, PATH: ownPath(), ...options.env },
    stdio: 'inherit',
  })
  return status === 0
}
