import { availableParallelism, cpus, totalmem } from 'node:os'

/** Figures mean nothing without the machine they were taken on. */
export function describeMachine(): string {
  const model = cpus()[0]?.model ?? 'unknown processor'
  const memoryGib = Math.round(totalmem() / 1024 ** 3)
  return `${process.platform} ${process.arch}, ${availableParallelism()} cores (${model}), ${memoryGib} GiB, Node ${process.versions.node}`
}

export function report(what: string, value: string, aim = ''): void {
  console.log(`${what.padEnd(58)} ${value.padStart(16)}${aim === '' ? '' : `   ${aim}`}`)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
