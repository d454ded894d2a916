import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { findTwoFreePorts } from '../scripts/free-ports.ts'
import { signUpPerson } from '../server/test/sign-up-person.ts'
import { hasCaddy, openCaddy } from './caddy.ts'
import { type Effort, exactly, type Finding, type Trial } from './finding.ts'
import { openHouse } from './house.ts'
import { Load } from './load.ts'
import { openSmallProxy } from './small-proxy.ts'

/** A proxy that looks every second has seen by then that the process is back; stopped before, both would be away to it. */
const SEEN_BACK_MS = 3_000

type Proxy = (upstreams: string[]) => Promise<{ url: string; close(): Promise<void> }>

/** Two processes behind a proxy, restarted one after the other as a new version is brought out, while people read and write. */
export const restartTrial: Trial = {
  name: 'restart',
  async run(effort) {
    const findings = await restartBehind('a small proxy', openSmallProxy, effort)
    if (hasCaddy()) findings.push(...(await restartBehind('Caddy', openCaddy, effort)))
    else console.log('restart: not run behind Caddy, which this machine does not have.')
    return findings
  },
}

async function restartBehind(name: string, openProxy: Proxy, effort: Effort): Promise<Finding[]> {
  const restarts = effort.times(2, 20)
  const house = await openHouse('PostgreSQL')
  const first = await findTwoFreePorts()
  const startAt = (port: number) => house.start({ STOP_NOTICE_SECONDS: '4', PORT: String(port) })
  const running = [await startAt(first), await startAt(first + 1)]
  const proxy = await openProxy(running.map(({ url }) => url))
  const load = new Load(await signUpPerson(proxy.url))
  let ungraceful = 0
  for (let n = 0; n < restarts; n += 1) {
    const at = n % running.length
    const old = running[at]
    if (!old) continue
    const exited = once(old.process, 'exit')
    old.process.kill('SIGTERM')
    if ((await exited)[0] !== 0) ungraceful += 1
    running[at] = await startAt(Number(old.port))
    await pause(SEEN_BACK_MS)
  }
  const { answered, refused } = load
  const kept = await load.end()
  await proxy.close()
  await Promise.all(running.map((process) => process.kill()))
  await house.close()
  return [
    exactly(`behind ${name}: requests that failed`, refused, 0, { answered, restarts, ...load.refusals }),
    exactly(`behind ${name}: processes that did not end by themselves`, ungraceful, 0),
    { ...kept, what: `behind ${name}: ${kept.what}` },
  ]
}
