import type { PartResult } from './run-part.ts'

const SLOWEST = 10

/** What a person reads at the end: failures first, then where the time went, the counts last. */
export function printSummary(results: readonly PartResult[], wallSeconds: number): void {
  const failed = results.flatMap((part) => part.failed)
  const skipped = results.flatMap((part) => part.skipped)
  const passed = results.reduce((sum, part) => sum + part.passed, 0)
  const cpuSeconds = results.reduce((sum, part) => sum + (part.cpuSeconds ?? 0), 0)

  console.log('')
  for (const name of failed) console.log(`Failed: ${name}`)
  for (const name of skipped) console.log(`Not run: ${name}`)
  console.log('Part                                 wall       CPU')
  for (const part of results) console.log(timeLine(part.name, part.wallSeconds, part.cpuSeconds))
  console.log(timeLine('everything, side by side', wallSeconds, cpuSeconds))
  console.log(`\nThe ${SLOWEST} slowest tests:`)
  for (const { name, seconds } of slowest(results)) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
  const also = skipped.length > 0 ? `, ${skipped.length} skipped` : ''
  console.log(`\n${passed} passed, ${failed.length} failed${also}`)
}

function slowest(results: readonly PartResult[]) {
  return results
    .flatMap(({ tests }) => tests)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
}

export function timeLine(name: string, wallSeconds: number, cpuSeconds: number | null): string {
  const cpu = cpuSeconds === null ? 'unknown' : `${Math.round(cpuSeconds)} s`
  return `${name.padEnd(34)} ${`${Math.round(wallSeconds)} s`.padStart(7)} ${cpu.padStart(9)}`
}
