import { runStep } from './run-step.ts'

/** What can be told without running the product: each name with how to find out. */
export const CHECKS: readonly { name: string; passes: () => boolean }[] = [
  { name: 'route types', passes: () => runStep('react-router', ['typegen'], { cwd: 'web' }) },
  { name: 'types of core, without Node', passes: () => runStep('tsc', ['-p', 'core']) },
  { name: 'types of contract, without Node', passes: () => runStep('tsc', ['-p', 'contract']) },
  { name: 'types of web', passes: () => runStep('tsc', ['-p', 'web']) },
  { name: 'types of the service worker', passes: () => runStep('tsc', ['-p', 'web/service-worker']) },
  { name: 'types of everything else', passes: () => runStep('tsc', ['-p', '.']) },
  { name: 'lint and format', passes: () => runStep('biome', ['check', '--error-on-warnings', '.']) },
]

/** Runs them all, so that one round shows every complaint. */
export function runChecks(): { passed: number; failed: string[] } {
  const failed = CHECKS.filter(({ passes }) => !passes()).map(({ name }) => name)
  return { passed: CHECKS.length - failed.length, failed }
}
