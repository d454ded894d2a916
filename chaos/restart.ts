import { once } from 'node:events'
import { signUpPerson } from '../server/test/sign-up-person.ts'
import { exactly, type Trial } from './finding.ts'
import { openHouse } from './house.ts'
import { Load } from './load.ts'
import { openSmallProxy } from './small-proxy.ts'

/** Two processes behind a proxy, restarted one after the other as a new version is brought out, while people read and write. */
export const restartTrial: Trial = {
  name: 'restart',
  async run(effort) {
    const restarts = effort.times(2, 20)
    const house = await openHouse('PostgreSQL')
    const startOne = () => house.start({ STOP_NOTICE_SECONDS: '2' })
    const running = [await startOne(), await startOne()]
    const proxy = await openSmallProxy(running.map(({ url }) => url))
    const load = new Load(await signUpPerson(proxy.url))
    let ungraceful = 0
    for (let n = 0; n < restarts; n += 1) {
      const at = n % running.length
      const old = running[at]
      if (!old) continue
      const exited = once(old.process, 'exit')
      old.process.kill('SIGTERM')
      if ((await exited)[0] !== 0) ungraceful += 1
      const fresh = await startOne()
      running[at] = fresh
      proxy.upstreams[at] = fresh.url
    }
    const answered = load.answered
    const refused = load.refused
    const kept = await load.end()
    await proxy.close()
    await Promise.all(running.map((process) => process.kill()))
    await house.close()
    return [
      exactly(`requests that failed, of ${answered.toLocaleString('en')} through ${restarts} restarts`, refused, 0),
      exactly('processes that did not end by themselves', ungraceful, 0),
      kept,
    ]
  },
}
