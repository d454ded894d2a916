import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // Public pages and the signed-in shells become static HTML; everything else is rendered on request.
  prerender: ['/', '/dashboard'],
  // The whole route list travels with the page, so that links work without a further request, also offline.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
