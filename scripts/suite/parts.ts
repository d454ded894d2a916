import type { Part } from './run-part.ts'

const vitest = (name: string, projects: readonly string[], workers: number): Part => ({
  name,
  program: 'vitest',
  args: ['run', ...projects.map((project) => `--project=${project}`), `--maxWorkers=${workers}`],
})

const checks: Part = {
  name: 'types and lint',
  program: 'node',
  args: ['scripts/on-node-26.mjs', 'check'],
  isCheck: true,
}
const webBuild: Part = { name: 'web build', program: 'node', args: ['scripts/on-node-26.mjs', 'build', 'showcase'] }

/**
 * The proof in two lanes, one for each core of a small machine. What waits (a browser, a database) in one lane leaves
 * its core to the other. The journeys are the longest part, so they begin first.
 */
export const LANES: readonly (readonly Part[])[] = [
  [webBuild, vitest('journeys', ['journeys'], 2), vitest('commands', ['commands'], 1)],
  [
    checks,
    vitest('unit and shape', ['unit', 'shape'], 1),
    vitest('server on PostgreSQL', ['server, PostgreSQL'], 2),
    vitest('server on the embedded database', ['server, embedded'], 1),
  ],
]
