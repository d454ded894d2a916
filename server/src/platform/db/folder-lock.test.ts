import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { amount } from '#test/amount.ts'
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
  writeFileSync(join(folder, 'process.lock'), `${child.pid} 12345 ${hostname()}`)
  const unlock = lockFolder(folder)
  expect(readFileSync(join(folder, 'process.lock'), 'utf8')).toContain(`${process.pid} `)
  unlock()
})

test('a lock whose process number now belongs to another program is taken over too', async () => {
  const folder = await newFolder()
  // Process 1 is alive on every machine, but it did not begin at this moment.
  writeFileSync(join(folder, 'process.lock'), `1 999999999999 ${hostname()}`)
  lockFolder(folder)()
})

test('a process on another machine holds the folder as long as it gives signs of life', async () => {
  const folder = await newFolder()
  const path = join(folder, 'process.lock')
  writeFileSync(path, '1 1 another-machine')
  expect(() => lockFolder(folder)).toThrow('Another Prancheta process')
  const aMinuteAgo = new Date(Date.now() - 60_000)
  utimesSync(path, aMinuteAgo, aMinuteAgo)
  lockFolder(folder)()
})

test('letting go does not remove a lock that became somebody else’s', async () => {
  const folder = await newFolder()
  const unlock = lockFolder(folder)
  writeFileSync(join(folder, 'process.lock'), 'another holder')
  unlock()
  expect(readFileSync(join(folder, 'process.lock'), 'utf8')).toBe('another holder')
})

test('of processes that start at the same moment on a dead one’s folder, exactly one gets it', async () => {
  const module = join(import.meta.dirname, 'folder-lock.ts')
  // Each is told of a folder and a moment, waits for the moment, says how it went, and stays alive for the next round.
  const script = `const { lockFolder } = await import(${JSON.stringify(module)})
    for await (const line of (await import('node:readline')).createInterface(process.stdin)) {
      const [folder, moment] = JSON.parse(line)
      while (Date.now() < moment);
      try { lockFolder(folder); console.log('held') } catch { console.log('refused') }
    }`
  const children = [1, 2, 3].map(() => spawn(process.execPath, ['--input-type=module', '-e', script]))
  onTestFinished(() => {
    for (const child of children) child.kill('SIGKILL')
  })
  const answersTo = (round: unknown) =>
    Promise.all(
      children.map(async ({ stdin, stdout }) => {
        stdin.write(`${JSON.stringify(round)}\n`)
        return String(await once(stdout, 'data')).trim()
      }),
    )
  await answersTo([await newFolder(), 0]) // all have begun
  for (let round = 0; round < amount(8, 100); round += 1) {
    const folder = await newFolder()
    writeFileSync(join(folder, 'process.lock'), `999999999 1 ${hostname()}`)
    expect((await answersTo([folder, Date.now() + 20])).toSorted()).toEqual(['held', 'refused', 'refused'])
  }
})

test('a torn lock file does not keep the owner out', async () => {
  const folder = await newFolder()
  writeFileSync(join(folder, 'process.lock'), '')
  lockFolder(folder)()
})
