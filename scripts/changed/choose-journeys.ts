import { type Importers, reachedFrom } from './importers.ts'

export type Page = { path: string; module: string }

/** A journey with everything it and its helpers in e2e/ say. */
export type Journey = { file: string; text: string }

export type ChosenJourneys = { files: string[]; pages: string[]; isEverywhere: boolean }

/** A change that shows on more pages than this is of the whole look, not of some pages. */
const FEW_PAGES = 6
/** With the build and the browser before them, more take longer than a minute. */
export const FEW_JOURNEYS = 3

/** Around all pages, or around a whole area of them. */
const AROUND_PAGES = /^web\/(src\/(root\.tsx|entry\.|routes\.ts|pages\/areas\/)|public\/|build\/|[\w-]+\.config\.ts$)/
const OF_THE_WHOLE_LOOK = /^e2e\/(look|foundation)\//
const SERVICE_WORKER = /^web\/service-worker\//

/**
 * Journeys that a change can break. They import nothing of the web app, so a changed file of it is followed to the pages
 * that show it, and these to the journeys that go there; first the journeys that go to few other pages.
 */
export function chooseJourneys(
  changed: string,
  journeys: readonly Journey[],
  pages: readonly Page[],
  importers: Importers,
): ChosenJourneys {
  const reached = reachedFrom(importers, changed)
  if (SERVICE_WORKER.test(changed)) return plain(filesOf(journeys).filter((file) => file.startsWith('e2e/install/')))
  if (changed.startsWith('e2e/')) {
    const own = filesOf(journeys).filter((file) => reached.has(file))
    return own.length > 0 && own.length <= FEW_JOURNEYS ? plain(own) : ofTheWholeLook(journeys, [])
  }
  const shown = pages.filter(({ module }) => reached.has(`web/src/${module}`)).map(({ path }) => path)
  const isEverywhere = shown.length > FEW_PAGES || [...reached.keys()].some((file) => AROUND_PAGES.test(file))
  if (isEverywhere) return ofTheWholeLook(journeys, shown)

  const visits = journeys.map(({ file, text }) => ({
    file,
    paths: pages.map(({ path }) => path).filter((path) => mentions(text, path)),
  }))
  const going = visits.filter(({ paths }) => paths.some((path) => shown.includes(path)))
  going.sort((one, other) => one.paths.length - other.paths.length || one.file.localeCompare(other.file))
  return { files: going.map(({ file }) => file), pages: shown, isEverywhere: false }
}

const filesOf = (journeys: readonly Journey[]) => journeys.map(({ file }) => file)

const ofTheWholeLook = (journeys: readonly Journey[], pages: string[]): ChosenJourneys => ({
  files: filesOf(journeys).filter((file) => OF_THE_WHOLE_LOOK.test(file)),
  pages,
  isEverywhere: true,
})

const plain = (files: string[]): ChosenJourneys => ({ files, pages: [], isEverywhere: false })

/** For Vitest: tests whose title names one of these pages, or no page at all. What names only others is not about them. */
export function titlesAbout(shown: readonly string[], pages: readonly Page[]): string {
  const others = pages.map(({ path }) => path).filter((path) => !shown.includes(path))
  const named = (paths: readonly string[]) =>
    `.*(?:${paths.map((path) => `(?<![\\w/])${pathPattern(path)}`).join('|')})`
  return `^(?:(?=${named(shown)})|(?!${named(others)}))`
}

/** '/admin' is not mentioned by '/admin/users' or '/api/admin'; '/tickets/:ticketId' is by '/tickets/42'. */
function mentions(text: string, path: string): boolean {
  if (path === '/') return /['"`]\/['"`]/.test(text)
  return new RegExp(`(?<![\\w.])${pathPattern(path)}`).test(text)
}

function pathPattern(path: string): string {
  const [fixed = '', ...ids] = path.split(/:\w+/)
  return `${fixed}${ids.length > 0 ? '[\\w$]' : '(?![\\w/-])'}`
}
