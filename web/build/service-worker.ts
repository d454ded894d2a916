import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

const WEB = join(import.meta.dirname, '..')

/** Bundles the service worker into one plain file beside the pages. It must lie at the root to look after all of them. */
export async function buildServiceWorker(clientDir: string, stamp: string): Promise<void> {
  const font = (await readdir(join(clientDir, 'assets'))).find((name) => /^archivo-pt-.*\.woff2$/.test(name))
  if (font === undefined) throw new Error('the build has no font')
  await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    publicDir: false,
    define: {
      SHARED_FILES: JSON.stringify([`/assets/${font}`, '/favicon.svg']),
      BUILD: JSON.stringify(stamp.slice(0, 16)),
    },
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      lib: { entry: join(WEB, 'service-worker/service-worker.ts'), formats: ['iife'], name: 'worker' },
      rolldownOptions: { output: { entryFileNames: 'service-worker.js' } },
    },
  })
}
