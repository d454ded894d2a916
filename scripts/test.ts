import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { requireChromium } from '../e2e/chromium.ts'
import { startChecks } from './checks.ts'
import { runStep } from './run-step.ts'

const assertion = z.object({ status: z.string(), fullName: z.string() })
const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), status: z.string(), assertionResults: z.array(assertion) })),
})

// Before anything slow: without a browser the journeys cannot run, and the person should know at once.
requireChromiumOrExplain()

const checks = await startChecks()
const reportPath = join(tmpdir(), `prancheta-tests-${process.pid}.json`)
const reporters = ['default', './scripts/second-tries.ts', 'json'].map((reporter) => `--reporter=${reporter}`)
const vitestEnded = runStep('vitest', ['run', ...reporters, `--outputFile=${reportPath}`])
const tests = readReport()

for (const name of [...checks.failed, ...tests.failed]) console.log(`Failed: ${name}`)
for (const name of tests.skipped) console.log(`Not run: ${name}`)
const failed = checks.failed.length + tests.failed.length
const skipped = tests.skipped.length > 0 ? `, ${tests.skipped.length} skipped` : ''
console.log(`${checks.passed + tests.passed} passed, ${failed} failed${skipped}`)
process.exit(failed === 0 && vitestEnded ? 0 : 1)

function requireChromiumOrExplain(): void {
  try {
    requireChromium()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** A file that broke before its first test counts as one failure, so that it cannot hide. */
function readReport(): { passed: number; failed: string[]; skipped: string[] } {
  const { testResults } = vitestReport.parse(JSON.parse(readFileSync(reportPath, 'utf8')))
  rmSync(reportPath)
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  const unfinished = vitestEnded ? [] : ['vitest itself ended with an error']
  const failed = [
    ...all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ...broken.map(({ name }) => name),
  ]
  return {
    passed: all.filter(({ status }) => status === 'passed').length,
    failed: failed.length > 0 ? failed : unfinished,
    skipped: all.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName),
  }
}
