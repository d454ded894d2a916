import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'prancheta-lock-'))

test('a folder held by a living process is refused with a sentence that says what to do', async () => {
  const folder = await newFolder()
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(
    /Another Prancheta process is using the data folder .*; stop it first, or set DATA_DIR/,
  )
  unlock()
  lockFolder(folder)()
})

test('the lock of a dead process is taken over', async () => {
  const folder = await newFolder()
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  writeFileSync(join(folder, 'process.lock'), `${child.pid} 12345`)
  const unlock = lockFolder(folder)
  expect(readFileSync(join(folder, 'process.lock'), 'utf8')).toContain(`${process.pid} `)
  unlock()
})

test('a lock whose process number now belongs to another program is taken over too', async () => {
  const folder = await newFolder()
  // Process 1 is alive on every machine, but it did not begin at this moment.
  writeFileSync(join(folder, 'process.lock'), '1 999999999999')
  lockFolder(folder)()
})

test('a torn lock file does not keep the owner out', async () => {
  const folder = await newFolder()
  writeFileSync(join(folder, 'process.lock'), '')
  lockFolder(folder)()
})
