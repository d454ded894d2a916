const BUILT = ['core', 'contract', 'analyst', 'demo-world', 'adapters', 'server', 'web']

/** Who may import whom. A folder not named here may import nothing, so a new one is guarded the day it appears. */
export const ROOMS: Record<string, { rooms: readonly string[]; packages: 'any' | readonly string[] }> = {
  core: { rooms: [], packages: [] },
  contract: { rooms: ['core'], packages: ['zod'] },
  analyst: { rooms: ['core'], packages: [] },
  'demo-world': { rooms: ['core'], packages: [] },
  adapters: { rooms: ['core', 'analyst', 'demo-world'], packages: 'any' },
  server: { rooms: ['core', 'contract', 'demo-world', 'adapters'], packages: 'any' },
  web: { rooms: ['core', 'contract'], packages: 'any' },
  scripts: { rooms: [...BUILT, 'e2e', 'bench', 'chaos'], packages: 'any' },
  bench: { rooms: [...BUILT, 'scripts', 'e2e'], packages: 'any' },
  chaos: { rooms: [...BUILT, 'scripts', 'bench'], packages: 'any' },
  e2e: { rooms: [...BUILT, 'scripts'], packages: 'any' },
}

/** Inside a room: from each folder of src, the folders it may reach. `self` is the same folder. */
export const FOLDERS: Record<string, Record<string, readonly string[]>> = {
  server: {
    '(root)': ['(root)', 'capabilities', 'platform'],
    capabilities: ['capabilities', 'platform'],
    platform: ['platform'],
    'demo-past': ['demo-past', '(root)', 'capabilities', 'platform'],
  },
  web: {
    '(root)': ['(root)', 'pages', 'features', 'ui', 'domain', 'lib'],
    pages: ['(root)', 'features', 'ui', 'domain', 'lib'],
    features: ['features', 'ui', 'domain', 'lib'],
    ui: ['ui', 'domain', 'lib'],
    domain: ['domain', 'lib'],
    lib: ['lib'],
  },
}

/**
 * Folders whose parts meet only through an index: room/folder → whether the index is needed or nothing is allowed.
 * A star is any folder there, so a new group of features is guarded the day it appears.
 */
export const NEIGHBOURS: Record<string, 'through index.ts' | 'never'> = {
  'server/capabilities': 'through index.ts',
  'web/features': 'never',
  'web/features/*': 'never',
  'web/features/member/analysis': 'never',
  'web/features/member/history': 'never',
}
