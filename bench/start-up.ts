import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webBuildDir } from '../scripts/build-web.ts'
import { type Child, startChild, stopChild } from './child.ts'
import { median, report } from './machine.ts'

const READY = /Prancheta is ready: http:\/\/localhost:(\d+)/

/** From the command to "ready": the first time ever (nothing built, no database), and again. */
export async function benchStartUp(): Promise<void> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'prancheta-bench-'))
  const start = (): Promise<Child> =>
    startChild(
      ['scripts/on-node-26.mjs', 'start'],
      { DATA_DIR, PORT: '0', LOG_LEVEL: 'silent', DEMO_PAST: 'on' },
      READY,
    )

  await rm(webBuildDir('product'), { recursive: true, force: true })
  const first = await start()
  await stopChild(first)
  report(
    'first start: build, create, migrate, play the demo’s past',
    `${(first.readyMs / 1000).toFixed(1)} s`,
    'under 60 s',
  )

  const again: number[] = []
  for (let run = 0; run < 3; run += 1) {
    const child = await start()
    await stopChild(child)
    again.push(child.readyMs)
  }
  report('start again, built and seeded (median of 3)', `${(median(again) / 1000).toFixed(2)} s`, 'under 5 s')
  await rm(DATA_DIR, { recursive: true, force: true })
}
