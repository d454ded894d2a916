import type { Part } from './run-part.ts'

const vitest = (name: string, projects: readonly string[], workers: number): Part => ({
  name,
  program: 'vitest',
  args: ['run', ...projects.map((project) => `--project=${project}`), `--maxWorkers=${workers}`],
})

const checks: Part = {
  name: 'types, lint and shape',
  program: 'node',
  args: ['scripts/on-node-26.mjs', 'check'],
}
const webBuild: Part = { name: 'web build', program: 'node', args: ['scripts/on-node-26.mjs', 'build', 'showcase'] }

/**
 * The proof in three lanes. Much of each part is waiting, for a browser, a database or a process, so three keep two cores
 * busy. The journeys are the longest part, so they begin first.
 */
export const LANES: readonly (readonly Part[])[] = [
  [webBuild, vitest('journeys', ['journeys'], 3)],
  [checks, vitest('server on PostgreSQL', ['server, PostgreSQL'], 2), vitest('commands', ['commands'], 1)],
  [vitest('unit', ['unit', 'web'], 1), vitest('server on the embedded database', ['server, embedded'], 1)],
]

/** Faults, load and attack in their short form; the full form is `npm run chaos`. */
export const DEEP_LANE: readonly Part[] = [
  { name: 'chaos', program: 'node', args: ['scripts/on-node-26.mjs', 'chaos', '--short'] },
]
