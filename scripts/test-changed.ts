import { parseArgs } from 'node:util'
import { ROUTES, SHOWCASE } from '../web/src/route-table.ts'
import { changedFiles } from './changed/changed-files.ts'
import { titlesAbout } from './changed/choose-journeys.ts'
import { type Choice, chooseTests } from './changed/choose-tests.ts'
import { readProject } from './changed/read-project.ts'
import { type Part, runPart } from './suite/run-part.ts'
import { printSummary } from './suite/summary.ts'

const { base, list } = parseArgs({ options: { base: { type: 'string' }, list: { type: 'boolean' } } }).values
const PAGES = [...ROUTES, SHOWCASE]
const { since, files } = changedFiles(base ?? null)
const choice = chooseTests(files, readProject(PAGES))
describe(choice)
if (list) process.exit(0)

const startedAt = performance.now()
const lanes = await Promise.all(lanesFor(choice).map(runLane))
const results = lanes.flat()
printSummary(results, (performance.now() - startedAt) / 1000)
process.exit(results.some(({ failed }) => failed.length > 0) ? 1 : 0)

function describe({ unit, server, journeys, pages, commands, left }: Choice): void {
  console.log(`Changed since ${since}: ${files.join(', ') || 'nothing'}`)
  say('Unit tests that run it', unit)
  say('Server tests near it, on PostgreSQL', server)
  say(pages.length > 0 ? `Journeys to ${pages.join(', ')}, without tests of other pages` : 'Journeys', journeys)
  say('Commands that start it', commands)
  console.log('And the shape of the code.')
  for (const part of left) console.log(`Left to \`npm test\`: ${part}`)
}

function say(words: string, chosen: readonly string[]): void {
  console.log(`${words}: ${chosen.length === 0 ? 'none' : chosen.join(', ')}`)
}

/** Two, one for each core of a small machine: what waits for a database or a browser, and the rest. */
function lanesFor({ unit, server, journeys, pages, commands }: Choice): Part[][] {
  const shape = ['scripts/shape/']
  const titles = pages.length > 0 ? ['--testNamePattern', titlesAbout(pages, PAGES)] : []
  return [
    [
      vitest('unit and shape', ['shape', ...(unit.length > 0 ? ['unit', 'web'] : [])], [...shape, ...unit]),
      ...(commands.length > 0 ? [vitest('commands', ['commands'], commands)] : []),
    ],
    [
      ...(server.length > 0 ? [vitest('server', ['server, PostgreSQL'], server)] : []),
      ...(journeys.length > 0 ? [vitest('journeys', ['journeys'], [...journeys, ...titles])] : []),
    ],
  ]
}

function vitest(name: string, projects: readonly string[], tests: readonly string[]): Part {
  return { name, program: 'vitest', args: ['run', ...projects.map((project) => `--project=${project}`), ...tests] }
}

async function runLane(parts: readonly Part[]) {
  const results = []
  for (const part of parts) {
    const result = await runPart(part, {})
    // What the choice of titles left out was said before.
    results.push(part.args.includes('--testNamePattern') ? { ...result, skipped: [] } : result)
  }
  return results
}
