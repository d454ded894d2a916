import { execFileSync } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { signUpPerson } from '../server/test/sign-up-person.ts'
import { exactly, type Trial, within } from './finding.ts'
import { openHouse } from './house.ts'
import { Load } from './load.ts'

const DISK = '200m'
const FULL_MS = 6_000
const WELL_AGAIN_MS = 3_000
const LOOK_MS = 100
const PIECE = Buffer.alloc(1024 * 1024)

/**
 * A small disk of its own under PostgreSQL, filled to the last byte while people write, and emptied. Where PostgreSQL gives up
 * for want of room it is started again by a supervisor, as on a real machine.
 */
export const diskTrial: Trial = {
  name: 'disk',
  async whyNot() {
    const folder = await mkdtemp(join(tmpdir(), 'prancheta-disk-'))
    try {
      mount(folder, '1m')
      unmount(folder)
      return null
    } catch {
      return 'This machine lets us mount no small disk: that takes root on Linux.'
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  async run(effort) {
    const fillings = effort.times(1, 10)
    const disk = await mkdtemp(join(tmpdir(), 'prancheta-disk-'))
    mount(disk, DISK)
    await chmod(disk, 0o755)
    const house = await openHouse('PostgreSQL', { within: disk, isDurable: true })
    const supervisor = setInterval(() => house.postgres?.revive(), LOOK_MS)
    try {
      const server = await house.start()
      const load = new Load(
        await signUpPerson(server.url),
        await signUpPerson(server.url),
        await signUpPerson(server.url),
      )
      let slowestMs = 0
      let unnoticed = 0
      for (let n = 0; n < fillings; n += 1) {
        await pause(1_000)
        const before = load.refused
        const ballast = join(disk, 'ballast')
        writeFileSync(ballast, '')
        const until = performance.now() + FULL_MS
        while (performance.now() < until) {
          fill(ballast)
          await pause(LOOK_MS)
        }
        if (load.refused === before) unnoticed += 1
        await rm(ballast)
        const freeAt = performance.now()
        await pause(WELL_AGAIN_MS)
        slowestMs = Math.max(slowestMs, load.lastFailureAt - freeAt)
      }
      const findings = load.findings(effort, 'disk full', { fillings })
      findings.push(await load.end())
      return [
        // Otherwise nothing was tried.
        exactly('fillings that nobody noticed', unnoticed, 0),
        ...findings,
        within(effort, 'last refusal after there was room', Math.max(0, slowestMs) / 1000, 2, { unit: ' s' }),
      ]
    } finally {
      clearInterval(supervisor)
      await house.close()
      unmount(disk)
      await rm(disk, { recursive: true, force: true })
    }
  },
}

/** To the last byte: what PostgreSQL gave back since the last time, too. */
function fill(ballast: string): void {
  for (let size = PIECE.length; size >= 1; size = Math.floor(size / 16)) {
    try {
      for (;;) appendFileSync(ballast, PIECE.subarray(0, size))
    } catch {
      // No room for this much; less may fit.
    }
  }
}

const mount = (folder: string, size: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'pipe' })

const unmount = (folder: string) => execFileSync('umount', [folder], { stdio: 'pipe' })
