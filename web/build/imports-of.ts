import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

export type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>

/** The library of icons hands on all of them from one module. */
const ALL_ICONS = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/
const HANDED_ON = /export \{([^}]*)\} from ['"]([^'"]+)['"]/g
const NAMED = /import \{([^}]*)\} from ['"]lucide-react['"]/g

/** What a module imports, with the icons it names in the place of all that there are. */
export function importReader(graph: Graph): (id: string) => readonly string[] {
  const all = [...graph.getModuleIds()].find((id) => ALL_ICONS.test(id))
  const codeOf = (id: string) => graph.getModuleInfo(id)?.code ?? ''
  const fileOf = new Map(
    [...codeOf(all ?? '').matchAll(HANDED_ON)].flatMap(([, names = '', from = '']) =>
      namesIn(names).map(({ as }) => [as, join(dirname(all ?? ''), from)] as const),
    ),
  )
  const read = (id: string): readonly string[] => {
    const imported = graph.getModuleInfo(id)?.importedIds ?? []
    if (id === all) return []
    if (all === undefined || !imported.includes(all)) return imported
    const icons = [...codeOf(id).matchAll(NAMED)].flatMap(([, names = '']) => namesIn(names))
    return [...imported, ...icons.flatMap(({ name }) => fileOf.get(name) ?? [])]
  }
  // Asked by every page that reaches the module, and the build makes what it tells anew each time.
  const known = new Map<string, readonly string[]>()
  return (id) => {
    const imports = known.get(id) ?? read(id)
    known.set(id, imports)
    return imports
  }
}

/** 'Star, Wind as Breeze': each name, and what it is called from there on. */
const namesIn = (list: string) =>
  list.split(',').map((one) => {
    const [name = '', as = name] = one.trim().split(/ as /)
    return { name, as }
  })
