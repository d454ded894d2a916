import type { Catalogue } from './read-catalogue.ts'

/** A line a trigger: its table, when it runs, what it runs, and why it is there, which is the trigger's own comment. */
export function triggerCensus({ triggers }: Catalogue): string {
  const rows = triggers.map(({ table, when, function: runs, comment }) => [table, when, runs, comment ?? '?'] as const)
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
  return `${lines.sort().join('\n')}\n`
}
