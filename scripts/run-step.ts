import { spawn, spawnSync } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

/** One of the project's own programs with its arguments; `cwd` is inside the project. */
export type Step = {
  program: string
  args: readonly string[]
  cwd?: string
  env?: Record<string, string>
  /** Leaves the processors to whatever else is at work. */
  isPatient?: boolean
}

/** The project's own programs and its own Node first, also when we were not started by npm. */
export const ownPath = () =>
  [dirname(process.execPath), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter)

const howToRun = ({ program, cwd = '.', env }: Step) => ({
  path: join(ROOT, 'node_modules/.bin', program),
  options: { cwd: join(ROOT, cwd), env: { ...process.env, PATH: ownPath(), ...env } },
})

/** Runs a step in the foreground; says whether it ended well. */
export function runStep(program: string, args: string[] = [], rest: Pick<Step, 'cwd' | 'env'> = {}): boolean {
  const { path, options } = howToRun({ program, args, ...rest })
  return spawnSync(path, args, { ...options, stdio: 'inherit' }).status === 0
}

/** Runs a step beside others; what it says is kept, so that it can be shown in one piece. */
export function runStepAside(step: Step): Promise<{ passed: boolean; output: string }> {
  const { path, options } = howToRun(step)
  const child = spawn(path, step.args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  if (step.isPatient && child.pid !== undefined) letOthersFirst(child.pid)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (piece: string) => {
      output += piece
    })
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ passed: false, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ passed: code === 0, output }))
  })
}

function letOthersFirst(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Ended already, or a system without priorities: then it is only less polite.
  }
}
