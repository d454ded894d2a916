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

const journeys = vitest('journeys', ['journeys'], 3)
const onPostgres = vitest('server on PostgreSQL', ['server, PostgreSQL'], 2)
const commands = vitest('commands', ['commands'], 1)
const unit = vitest('unit', ['unit', 'web'], 1)
const embedded = vitest('server on the embedded database', ['server, embedded'], 1)

/** Faults, load and attack in their short form; the full form is `npm run chaos`. */
const chaos: Part = { name: 'chaos', program: 'node', args: ['scripts/on-node-26.mjs', 'chaos', '--short'] }

/**
 * The proof in three lanes. Much of each part is waiting, for a browser, a database or a process, so three keep two cores
 * busy. The journeys are the longest part, so they begin first.
 */
export const LANES: readonly (readonly Part[])[] = [
  [webBuild, journeys],
  [checks, onPostgres, commands],
  [unit, embedded],
]

/** Every server test on the embedded database is the longest part of the deep run, so that begins first. */
export const DEEP_LANES: readonly (readonly Part[])[] = [
  [webBuild, journeys, unit],
  [checks, onPostgres, commands, chaos],
  [embedded],
]
