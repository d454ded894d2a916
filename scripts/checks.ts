import { join } from 'node:path'
import { ROOT, runStepAside, type Step } from './run-step.ts'

export type Check = Step & { name: string }
export type Checked = { passed: number; failed: string[]; seconds: number }

/** Its memory is tidied when it has grown fivefold, not twofold: a fifth less processor time, for a tenth more memory at most. */
const PATIENT_COLLECTOR = { GOGC: '400' }

/** Several checkers at once each work out the same library types anew: one takes half the processor time. */
const types = (project: string): Step => {
  const notes = join(ROOT, 'node_modules/.cache/types', `${project.replaceAll(/\W/g, '-')}.tsbuildinfo`)
  return {
    program: 'tsc',
    args: ['-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', notes],
    env: PATIENT_COLLECTOR,
  }
}

/** What can be told without running the product. In a row stands what needs the one before it; the longest rows are first. */
const ROWS: readonly (readonly Check[])[] = [
  [{ name: 'types of everything else', ...types('.') }],
  [
    { name: 'route types', program: 'react-router', args: ['typegen'], cwd: 'web' },
    { name: 'types of web', ...types('web') },
  ],
  [{ name: 'nothing stands that nobody uses', program: 'knip', args: [] }],
  [{ name: 'lint and format', program: 'biome', args: ['check', '--error-on-warnings', '.'] }],
  [{ name: 'types of contract, without Node', ...types('contract') }],
  [{ name: 'types of core, without Node', ...types('core') }],
  [{ name: 'types of the service worker', ...types('web/service-worker') }],
]

/**
 * Runs all checks, two rows at a time, so that one round shows every complaint. Each says its part in one piece when
 * it has ended, so other output may come in between.
 */
export async function startChecks(more: readonly (readonly Check[])[] = []): Promise<Checked> {
  const started = performance.now()
  const waiting = [...ROWS, ...more]
  const failed: string[] = []
  let passed = 0
  async function takeRows(): Promise<void> {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      for (const check of row) {
        if (await holds(check)) passed++
        else failed.push(check.name)
      }
    }
  }
  await Promise.all([takeRows(), takeRows()])
  return { passed, failed, seconds: secondsSince(started) }
}

async function holds(check: Check): Promise<boolean> {
  const started = performance.now()
  const { passed, output } = await runStepAside(check)
  console.log(`${passed ? 'Holds' : 'Does not hold'}: ${check.name} (${secondsSince(started).toFixed(1)} s)`)
  if (!passed) console.log(output.trimEnd())
  return passed
}

const secondsSince = (started: number) => (performance.now() - started) / 1000
