import type { Plugin, Rolldown } from 'vite'
import { ROUTES } from '../src/route-table.ts'
import { type Graph, importReader } from './imports-of.ts'
import { type ModuleSet, mergeSets } from './merge-sets.ts'

/**
 * Which file a module that several pages load goes into. Left alone, the build makes a file of each set of modules that the
 * same pages load: a hundred and forty for the day's analyses, most of them a line or an icon, and a phone spends longer
 * on asking for them than on reading. `isTaken` are the modules that have a file by name.
 */
export function sharedFiles(isTaken: (id: string) => boolean): { plugin: Plugin; group: Rolldown.CodeSplittingGroup } {
  const fileOf = new Map<string, string>()
  const plugin: Plugin = {
    name: 'prancheta:shared-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // What is in no shared file may be fetched from the file of a page, which then hands on more than the page itself.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildEnd(error) {
      if (error) return
      for (const [at, { ids }] of mergeSets(setsOf(this, isTaken)).entries())
        for (const id of ids) fileOf.set(id, `shared-${at + 1}`)
    },
  }
  // Each set has what it needs in files of its own, so it is not taken along.
  const name = (id: string) => fileOf.get(id) ?? null
  return { plugin, group: { name, debugName: 'shared', includeDependenciesRecursively: false } }
}

function setsOf(graph: Graph, isTaken: (id: string) => boolean): ModuleSet[] {
  const ids = [...graph.getModuleIds()].filter((id) => !LEFT_ALONE.test(id))
  const importsOf = importReader(graph)
  const taken = reachedFrom(ids.filter(isTaken), importsOf)
  const entries = ids.filter((id) => isEntry(graph, id))
  const reached = new Map(entries.map((entry) => [entry, reachedFrom([entry], importsOf)]))
  const isShared = (id: string) => entries.filter((entry) => reached.get(entry)?.has(id)).length > 1
  const pagesOf = new Map<string, Set<number>>()
  for (const [page, entry] of entries.entries())
    for (const part of [entry, ...besides(entry, entries)])
      for (const id of reached.get(part) ?? []) pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page))
  const pages = entries.map((entry) => ({ weight: rowOf(entry)?.access === 'public' ? FIRST_VISIT : 1 }))
  const sets = new Map<string, ModuleSet>()
  const setOf = new Map<string, ModuleSet>()
  for (const id of ids) {
    const loading = pagesOf.get(id) ?? new Set()
    if (!isShared(id) || taken.has(id) || entries.includes(id)) continue
    const key = [...loading].join(' ')
    const set = sets.get(key) ?? {
      ids: [],
      pages: new Set(pages.filter((_, at) => loading.has(at))),
      bytes: 0,
      needs: new Set(),
    }
    set.ids.push(id)
    set.bytes += graph.getModuleInfo(id)?.code?.length ?? 0
    sets.set(key, set)
    setOf.set(id, set)
  }
  for (const [id, set] of setOf)
    for (const imported of importsOf(id)) {
      const needed = setOf.get(imported)
      if (needed && needed !== set) set.needs.add(needed)
    }
  return [...sets.values()]
}

/** The one stylesheet, and a library of which every page uses another part: the build knows which, we do not. */
const LEFT_ALONE = /\.css(\?|$)|[\\/]node_modules[\\/]zod[\\/]/
/** Whoever opens a public page may be here for the first time, on a phone, with nothing kept. */
const FIRST_VISIT = 6

/** A page's own module, the app's first, or one that is fetched when it is needed. */
function isEntry(graph: Graph, id: string): boolean {
  const info = graph.getModuleInfo(id)
  return info !== null && (info.isEntry || info.dynamicImporters.length > 0)
}

function reachedFrom(first: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const reached = new Set(first)
  for (const id of reached) for (const imported of importsOf(id)) reached.add(imported)
  return reached
}

const AREAS = { public: 'public-area', user: 'signed-in-area', member: 'signed-in-area', admin: 'admin-area' }

/** What is loaded with every page, and with those of its area. */
function besides(entry: string, entries: readonly string[]): string[] {
  const row = rowOf(entry)
  const isBeside = (id: string) =>
    /\/entry\.client\.tsx$|\/src\/root\.tsx\?/.test(id) ||
    (row !== undefined && id.includes(`/pages/areas/${AREAS[row.access]}.tsx?`))
  return entries.filter((id) => id !== entry && isBeside(id))
}

const rowOf = (entry: string) => ROUTES.find(({ module }) => entry.includes(`/src/${module}?`))
