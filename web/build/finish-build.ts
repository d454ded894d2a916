import { glob, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { drawAppIcons } from './app-icons.ts'
import { hashSources, markBuilt } from './built-from.ts'
import { drawLinkPreview } from './link-preview.ts'
import { writePageIndex } from './page-index.ts'
import { buildServiceWorker } from './service-worker.ts'
import { isShowcaseBuilt } from './showcase.ts'

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/

const compress = promisify(brotliCompress)

/**
 * Makes what the server serves out of what React Router built. React Router draws the pages inside `buildApp` of the
 * configuration, after every `closeBundle`; only a `buildApp` hook that asks to be the last finds them in the folder.
 */
export function finishBuild(): Plugin {
  return {
    name: 'prancheta:finish-build',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        const { client } = environments
        if (client === undefined) throw new Error('the build has no part for browsers')
        await finish(resolve(config.root, client.config.build.outDir))
      },
    },
  }
}

async function finish(clientDir: string): Promise<void> {
  const buildDir = dirname(clientDir)
  const stamp = await hashSources()
  await drawLinkPreview(join(clientDir, 'link-preview.png'))
  await drawAppIcons(clientDir)
  await buildServiceWorker(clientDir, stamp)
  await writePageIndex(clientDir, join(buildDir, 'pages.json'))
  await compressFiles(clientDir)
  await markBuilt(stamp, buildDir)
}

/** The smallest there is; the tests' own build, which travels nowhere, is packed fifty times quicker. */
const quality = () => (isShowcaseBuilt() ? 5 : 11)

async function compressFiles(clientDir: string): Promise<void> {
  for await (const file of glob('**/*', { cwd: clientDir })) {
    if (!COMPRESSIBLE.test(file)) continue
    const path = join(clientDir, file)
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality() } }
    await writeFile(`${path}.br`, await compress(await readFile(path), options))
  }
}
