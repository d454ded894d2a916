import { requireChromium } from '../e2e/chromium.ts'
import { DEEP_LANES, LANES } from './suite/parts.ts'
import { type Part, type PartResult, runPart } from './suite/run-part.ts'
import { printSummary, timeLine } from './suite/summary.ts'

const isDeep = process.argv.includes('--deep')
const env = isDeep ? { DEEP: '1' } : {}

// Before anything slow: without a browser the journeys cannot run, and the person should know at once.
requireChromiumOrExplain()

const startedAt = performance.now()
const lanes = await Promise.all((isDeep ? DEEP_LANES : LANES).map(runLane))
const results = lanes.flat()
printSummary(results, (performance.now() - startedAt) / 1000)
process.exit(results.some(({ failed }) => failed.length > 0) ? 1 : 0)

async function runLane(parts: readonly Part[]): Promise<PartResult[]> {
  const ended: PartResult[] = []
  for (const part of parts) {
    const result = await runPart(part, env)
    const verdict = result.failed.length === 0 ? 'ended well' : `${result.failed.length} failed`
    console.log(`${timeLine(result.name, result.wallSeconds, result.cpuSeconds)}   ${verdict}`)
    ended.push(result)
  }
  return ended
}

function requireChromiumOrExplain(): void {
  try {
    requireChromium()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
