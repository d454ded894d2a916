import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { setup } from './own-temporary-folder.ts'

test('what tests leave among temporary files goes with their run: half a gigabyte of each used to stay', async () => {
  const ofThisRun = tmpdir()
  expect(basename(ofThisRun)).toMatch(/^prancheta-run-/)
  const takeAway = await setup()
  const left = await mkdtemp(join(tmpdir(), 'left-'))
  expect(dirname(dirname(left))).toBe(ofThisRun)
  await takeAway()
  expect(existsSync(left)).toBe(false)
  expect(tmpdir()).toBe(ofThisRun)
})
