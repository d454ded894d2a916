import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

type TimedTest = { name: string; seconds: number }

export type Counts = { passed: number; failed: string[]; skipped: string[]; tests: TimedTest[] }

export const NOTHING: Counts = { passed: 0, failed: [], skipped: [], tests: [] }

/** What a run of Vitest proved. A file that broke before its first test counts as one failure, so that it cannot hide. */
export function readVitestReport(path: string, endedWell: boolean): Counts {
  if (!existsSync(path)) return { ...NOTHING, failed: ['Vitest ended before its first test'] }
  const { testResults } = report.parse(JSON.parse(readFileSync(path, 'utf8')))
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  const failed = [
    ...all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ...broken.map(({ name }) => name),
  ]
  const ended = all.filter(({ status }) => status === 'passed' || status === 'failed')
  return {
    passed: all.filter(({ status }) => status === 'passed').length,
    failed: failed.length === 0 && !endedWell ? ['Vitest itself ended with an error'] : failed,
    skipped: all.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName),
    tests: ended.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
  }
}
