import { setTimeout as pause } from 'node:timers/promises'
import { residentKb } from '../bench/child.ts'
import { type Crowd, openCrowd } from '../bench/crowd.ts'
import { median, report } from '../bench/machine.ts'
import { atMost, exactly, quantile, type Trial, within } from './finding.ts'

const MINUTES = 30
/** Figures are told for each of these; a shorter run has as many shorter ones. */
const PARTS = 6
const AT_ONCE = 24
const HIGHEST_SECONDS = 15
/** Whoever is not served by then has given up: more under way than this is a server that no longer follows. */
const UNDER_WAY_MAX = 500

type Part = { p99: number; memoryMb: number; answered: number; failed: number }

/** Mixed traffic at half the highest load, for long: memory stays flat, nothing fails, and waits stay what they were. */
export const soakTrial: Trial = {
  name: 'soak',
  async run(effort) {
    const minutes = effort.isShort ? 0.5 : effort.times(1, MINUTES)
    const crowd = await openCrowd()
    const highest = await highestLoad(crowd)
    const parts: Part[] = []
    for (let n = 0; n < PARTS; n += 1) parts.push(await onePart(crowd, highest / 2, (minutes * 60_000) / PARTS))
    await crowd.close()
    for (const [n, { p99, memoryMb, answered, failed }] of parts.entries()) {
      const until = `soak: to minute ${(((n + 1) * minutes) / PARTS).toFixed(1)}`
      report(`${until}, ${answered} answered, ${failed} failed`, `${p99.toFixed(0)} ms, ${memoryMb.toFixed(0)} MB`)
    }
    const [first] = parts
    const sum = (of: (part: Part) => number) => parts.reduce((all, part) => all + of(part), 0)
    const waits = parts.map(({ p99 }) => p99)
    // What the first part fills (caches, what was compiled) is no leak.
    const growth = (parts.at(-1)?.memoryMb ?? 0) / (first?.memoryMb ?? 1)
    const of = { minutes, answered: sum(({ answered }) => answered), 'a second at most': Math.round(highest) }
    return [
      exactly('requests that failed at half the highest load', sum(({ failed }) => failed), 0, of), // biome-ignore format: one figure a line
      atMost('memory at the end, as a multiple of that after the first sixth', growth, 1.2),
      within(
        effort,
        'slowest sixth, 99 of 100, as a multiple of the middle one',
        Math.max(...waits) / median(waits),
        2,
      ),
      within(effort, 'slowest sixth, 99 of 100', Math.max(...waits), 1_000, { unit: ' ms' }),
    ]
  },
}

/** Answered a second, when as many ask as can. */
async function highestLoad({ ask }: Crowd): Promise<number> {
  let answered = 0
  const until = performance.now() + HIGHEST_SECONDS * 1000
  const work = async () => {
    while (performance.now() < until) {
      const { status } = await ask()
      if (status === 200) answered += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return answered / HIGHEST_SECONDS
}

/** So many a second, whether those before were answered or not, as people come. */
async function onePart({ servers, ask }: Crowd, perSecond: number, ms: number): Promise<Part> {
  const waits: number[] = []
  const underWay = new Set<Promise<void>>()
  let failed = 0
  const one = async () => {
    const { status, ms: wait } = await ask()
    waits.push(wait)
    if (status !== 200) failed += 1
  }
  const started = performance.now()
  for (let begun = 0; performance.now() - started < ms; await pause(5)) {
    for (; begun < ((performance.now() - started) / 1000) * perSecond; begun += 1) {
      if (underWay.size >= UNDER_WAY_MAX) {
        failed += 1
        continue
      }
      const asked: Promise<void> = one()
        .catch(() => {
          failed += 1
        })
        .finally(() => underWay.delete(asked))
      underWay.add(asked)
    }
  }
  await Promise.all(underWay)
  const memoryMb = Math.max(...servers.map(residentKb)) / 1024
  return { p99: quantile(waits, 0.99), memoryMb, answered: waits.length, failed }
}
