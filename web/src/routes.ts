import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { isShowcaseBuilt } from '../build/showcase.ts'
import type { Access } from './lib/session/access.ts'
import { ROUTES, type RouteRow, SHOWCASE } from './route-table.ts'

function entriesFor(...access: Access[]): RouteConfigEntry[] {
  return ROUTES.filter((row) => access.includes(row.access)).map(entry)
}

/** Under the id that its row has. */
function entry(row: RouteRow): RouteConfigEntry {
  return route(row.path, row.module, { id: row.path })
}

export default [
  layout('pages/areas/public-area.tsx', [
    ...entriesFor('public'),
    ...(isShowcaseBuilt() ? [entry(SHOWCASE)] : []),
    route('*', 'pages/visitor/not-found.tsx'),
  ]),
  layout('pages/areas/signed-in-area.tsx', entriesFor('user', 'member')),
  layout('pages/areas/admin-area.tsx', entriesFor('admin')),
] satisfies RouteConfig
