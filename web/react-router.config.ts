import type { Config } from '@react-router/dev/config'
import { isShowcaseBuilt } from './build/showcase.ts'
import { ROUTES, SHOWCASE } from './src/route-table.ts'

const pages = isShowcaseBuilt() ? [...ROUTES, SHOWCASE] : ROUTES

export default {
  appDirectory: 'src',
  // The build with the component page is for the browser tests and must never be taken for the product's.
  buildDirectory: isShowcaseBuilt() ? 'dist-showcase' : 'dist',
  ssr: true,
  // Public pages and the signed-in shells become static HTML; everything else is rendered on request.
  prerender: pages.filter((row) => row.prerendered).map((row) => row.path),
  // The whole route list travels with the page, so that links work without a further request, also offline.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
