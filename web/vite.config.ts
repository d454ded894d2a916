import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { finishBuild } from './build/finish-build.ts'
import { portugueseFont } from './build/font.ts'
import { sharedFiles } from './build/shared-files.ts'

/**
 * What every page needs goes into three files, begun one after the other (build/page-patches.ts). Left alone, the build
 * makes some thirty of it, each with its own request, and a slow phone spends longer on asking than on reading.
 */
const START = [
  { name: 'start-1', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'start-2', test: /node_modules[\\/]react-router[\\/]/, priority: 1 },
  {
    name: 'start-3',
    test: /[\\/]src[\\/](features[\\/]everybody[\\/]shell[\\/](page-shell|error-view)|ui[\\/](feedback[\\/]toast-outlet|primitives[\\/]button))\.tsx$/,
  },
]

const shared = sharedFiles((id) => START.some(({ test }) => test.test(id)))

/** Where `npm run dev` runs the API; the page server hands these paths on to it, as the browser sent them. */
const apiOrigin = process.env.PRANCHETA_API_ORIGIN

export default defineConfig(({ command, isPreview }) => ({
  plugins: [portugueseFont(), tailwindcss(), reactRouter(), shared.plugin, finishBuild()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [...START, shared.group] } } } } },
  },
  // React picks its production build when bundled; left outside it would follow NODE_ENV, which `npm start` leaves
  // unset. While developing it stays outside, where Node can load it.
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
  server: {
    // A build serves itself what it draws the pages of, and nothing changes meanwhile.
    ...(isPreview ? { watch: null } : {}),
    ...(apiOrigin === undefined ? {} : { proxy: { '/api': { target: apiOrigin, changeOrigin: false } } }),
  },
}))
