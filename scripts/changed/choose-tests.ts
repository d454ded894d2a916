import { chooseJourneys, FEW_JOURNEYS, type Journey, type Page } from './choose-journeys.ts'
import { chooseServerTests } from './choose-server-tests.ts'
import { type Importers, reachedFrom } from './importers.ts'

export type Project = {
  tests: readonly string[]
  importers: Importers
  pages: readonly Page[]
  journeys: readonly Journey[]
}

/** What to run, and in words for the person what is left to `npm test`. */
export type Choice = {
  unit: string[]
  server: string[]
  journeys: string[]
  /** The pages that the journeys were chosen for, where they are few: tests of other pages need not run. */
  pages: string[]
  commands: string[]
  left: string[]
}

const SERVER_TESTS_MOST = 6

/** Settings of the tools and of the packages: what they change shows anywhere. */
const ANYWHERE =
  /^(package(-lock)?\.json|[\w.]*config\.ts|tsconfig[\w.]*\.json|(\w+\/)+tsconfig\.json|\w+\/package\.json)$/
const COMMANDS = ['scripts/start.ts', 'scripts/dev.ts', 'scripts/serve-api.ts', 'scripts/on-node-26.mjs']
const COMMAND_HOPS = 2
const BEHIND_THE_SCREENS = /^(core|contract|analyst|demo-world|adapters|server)\//

const isServerTest = (test: string) => test.startsWith('server/')
const isCommandTest = (test: string) => /^scripts\/[\w-]+\.test\.ts$/.test(test)
const isUnitTest = (test: string) =>
  !isServerTest(test) && !isCommandTest(test) && !/^(e2e|scripts\/shape)\//.test(test)

/** The tests that these changes can break and that are worth a minute; the shape of the code is looked at anyway. */
export function chooseTests(changed: readonly string[], project: Project): Choice {
  const { tests, importers, journeys, pages } = project
  const left: string[] = []
  const reaching = (file: string) => reachedFrom(importers, file)
  const unit = unique(changed.flatMap((file) => tests.filter((test) => isUnitTest(test) && reaching(file).has(test))))

  const serverTests = tests.filter(isServerTest)
  const near = takeInTurn(changed.map((file) => chooseServerTests(file, serverTests, importers)))
  const server = near.slice(0, SERVER_TESTS_MOST)
  if (changed.some((file) => BEHIND_THE_SCREENS.test(file) && !isTest(file)))
    left.push(`${serverTests.length - server.length} server tests further away, and the journeys`)

  const perFile = changed
    .filter((file) => !BEHIND_THE_SCREENS.test(file))
    .map((file) => chooseJourneys(file, journeys, pages, importers))
  const going = takeInTurn(perFile.map(({ files }) => files))
  const isWide = perFile.some(({ isEverywhere }) => isEverywhere)
  const chosen = isWide ? going : going.slice(0, FEW_JOURNEYS)
  if (isWide) left.push('the journeys of single pages, because a change shows on many of them')
  else if (going.length > chosen.length) left.push(`journeys: ${going.slice(chosen.length).join(', ')}`)
  for (const file of changed) if (ANYWHERE.test(file)) left.push(`everything else, because ${file} can change anything`)

  const commands = changed.some((file) => startsCommands(file, importers)) ? tests.filter(isCommandTest) : []
  const areByPages = perFile.every(({ files, pages }) => files.length === 0 || pages.length > 0)
  const shown = areByPages && !isWide ? unique(perFile.flatMap((own) => own.pages)) : []
  return { unit: unit.sort(), server, journeys: chosen, pages: shown, commands, left }
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

function startsCommands(file: string, importers: Importers): boolean {
  const near = reachedFrom(importers, file, { hops: COMMAND_HOPS })
  return isCommandTest(file) || COMMANDS.some((command) => near.has(command))
}

/** The first of each list, then the second of each: no changed file is left without a test by the others. */
function takeInTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return unique(Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat())
}

const unique = (items: readonly string[]) => [...new Set(items)]
