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
 * The proof in two lanes, one for each core of a small machine. What waits (a browser, a database) in one lane leaves
 * its core to the other. The journeys are the longest part, so they begin first.
 */
export const LANES: readonly (readonly Part[])[] = [
  [webBuild, vitest('journeys', ['journeys'], 3), vitest('commands', ['commands'], 1)],
  [
    checks,
    vitest('unit', ['unit'], 1),
    vitest('server on PostgreSQL', ['server, PostgreSQL'], 2),
    vitest('server on the embedded database', ['server, embedded'], 1),
  ],
]
