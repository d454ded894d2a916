import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Finding } from './finding.ts'

const line = z.object({
  trial: z.string(),
  what: z.string(),
  of: z.record(z.string(), z.number()),
  value: z.number(),
  unit: z.string(),
  aim: z.string(),
  holds: z.boolean(),
  joins: z.enum(['sum', 'most', 'least']),
})
export type Tallied = Finding & { trial: string; runs: number }

/** A trial too long for one sitting runs in pieces: each leaves its figures in this file, and all of them make one. */
export function addToTally(path: string, trial: string, findings: readonly Finding[]): void {
  appendFileSync(path, findings.map((finding) => `${JSON.stringify({ trial, ...finding })}\n`).join(''))
}

export function readTally(path: string): Tallied[] {
  const joined = new Map<string, Tallied>()
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
  for (const text of lines) {
    const one = line.parse(JSON.parse(text))
    const key = `${one.trial}: ${one.what}`
    const before = joined.get(key)
    joined.set(key, before ? join(before, one) : { ...one, runs: 1 })
  }
  return [...joined.values()]
}

function join(before: Tallied, one: Finding): Tallied {
  const names = new Set([...Object.keys(before.of), ...Object.keys(one.of)])
  const of = Object.fromEntries([...names].map((name) => [name, (before.of[name] ?? 0) + (one.of[name] ?? 0)]))
  const value = { sum: before.value + one.value, most: Math.max(before.value, one.value), least: Math.min(before.value, one.value) } // biome-ignore format: one line a table
  return { ...before, of, value: value[one.joins], holds: before.holds && one.holds, runs: before.runs + 1 }
}
