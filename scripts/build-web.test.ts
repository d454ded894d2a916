import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashSources, markBuilt } from '../web/build/built-from.ts'
import { requireBuiltWeb } from './build-web.ts'

test('in production the web app is served as it was built and never built at start, where tools and a writable disk may be missing', async () => {
  const buildDir = await mkdtemp(join(tmpdir(), 'prancheta-built-'))
  onTestFinished(() => rm(buildDir, { recursive: true }))
  const said: string[] = []
  const start = () => requireBuiltWeb(buildDir, (line) => said.push(line))
  await expect(start()).rejects.toThrow('The web app is not built. Run `npm run build` before the start.')

  await markBuilt('sources of another day', buildDir)
  await start()
  expect(said).toEqual([expect.stringContaining('built from other sources than these')])

  await markBuilt(await hashSources(), buildDir)
  await start()
  expect(said).toHaveLength(1)
})
