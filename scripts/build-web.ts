import { join } from 'node:path'
import { StartupError } from '@prancheta/server/platform/errors/errors.ts'
import { builtFrom, hashSources } from '../web/build/built-from.ts'
import { ROOT, runStepAside, type Step } from './run-step.ts'

/** The web app as people get it; `showcase` adds the page with every component, for the browser tests. */
export type WebVariant = 'product' | 'showcase'

export const webBuildDir = (variant: WebVariant) => join(ROOT, variant === 'product' ? 'web/dist' : 'web/dist-showcase')

/** Never builds: says where there is nothing to serve, and where it was made from other sources than those that lie here. */
export async function requireBuiltWeb(buildDir: string, say: (line: string) => void): Promise<void> {
  const built = await builtFrom(buildDir)
  if (built === null) throw new StartupError('The web app is not built. Run `npm run build` before the start.')
  if (built !== (await hashSources()))
    say('The web app was built from other sources than these; `npm run build` makes it anew.')
}

/** Builds the web app unless the last build was made from exactly these sources. Returns whether it built. */
export async function buildWebIfChanged(
  variant: WebVariant = 'product',
  rest: Pick<Step, 'isPatient'> = {},
): Promise<boolean> {
  if ((await builtFrom(webBuildDir(variant))) === (await hashSources())) return false

  // Whatever NODE_ENV is here (tests set it), people get React's production build.
  const env = { NODE_ENV: 'production', PRANCHETA_UI: variant === 'showcase' ? '1' : '' }
  const { passed, output } = await runStepAside({ program: 'react-router', args: ['build'], cwd: 'web', env, ...rest })
  if (!passed) throw new StartupError(`The web app does not build:\n${output}`)
  return true
}
