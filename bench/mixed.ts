import { cpuSeconds, residentKb } from './child.ts'
import { type Crowd, openCrowd, type Turn } from './crowd.ts'
import { median, report } from './machine.ts'

const AT_ONCE = 24
const SECONDS = Number(process.env.SECONDS ?? '20')
const PROCESSES = [1, 2, 4]

/** How much of mixed traffic one, two and four processes on one PostgreSQL carry: requests a second, waits and processor time. */
export async function benchMixed(): Promise<void> {
  const crowd = await openCrowd()
  for (const count of PROCESSES) {
    while (crowd.servers.length < count) await crowd.addServer()
    await measure(crowd)
  }
  await crowd.close()
}

async function measure({ servers, ask }: Crowd): Promise<void> {
  const times: Record<Turn, number[]> = { read: [], analysis: [], chat: [] }
  const refused = new Map<number, number>()
  const until = performance.now() + SECONDS * 1000
  const before = servers.map(cpuSeconds)
  const work = async () => {
    while (performance.now() < until) {
      const { kind, status, ms } = await ask()
      if (status === 200) times[kind].push(ms)
      else refused.set(status, (refused.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const spent = servers.reduce((sum, server, at) => sum + cpuSeconds(server) - (before[at] ?? 0), 0)
  const answered = Object.values(times).flat().length
  const name = `${servers.length} process${servers.length === 1 ? '' : 'es'}, ${AT_ONCE} people at once`
  report(`${name}: answered a second`, (answered / SECONDS).toFixed(0))
  for (const [kind, waits] of Object.entries(times)) {
    const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN
    report(`${name}: ${kind}, half and 99 of 100 within`, `${median(waits).toFixed(0)}, ${p99.toFixed(0)} ms`)
  }
  report(`${name}: processor time a request`, `${((1000 * spent) / answered).toFixed(1)} ms`)
  report(`${name}: memory of the largest process`, `${(Math.max(...servers.map(residentKb)) / 1024).toFixed(0)} MB`)
  report(
    `${name}: refused`,
    [...refused].map(([status, count]) => `${count} by ${status}`).join(', ') || 'none',
    'none',
  )
}
