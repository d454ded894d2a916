import { setTimeout as pause } from 'node:timers/promises'
import { checkThrough } from '@prancheta/contract/public-log/check-through.ts'
import { logTools } from '@prancheta/server/capabilities/public-log/index.ts'
import { Refusal } from '@prancheta/server/demo-past/door-caller.ts'
import { dateInSaoPaulo } from '@prancheta/server/platform/clock/clock.ts'
import { median } from '../bench/machine.ts'
import { signUpPerson } from '../server/test/sign-up-person.ts'
import { type Effort, exactly, type Finding, type Trial, within } from './finding.ts'
import { type House, openHouse, type Process } from './house.ts'
import { newcomer, type Promised, publishing, talking } from './kill-writers.ts'
import { addTipsters, type Tipster } from './tipsters.ts'

/** A kill comes after some acknowledgements, however many that is on a slow day. */
const PATIENCE_MS = 15_000
const COME_BACK_MS = 250
const KINDS = ['messages', 'bets', 'settings', 'checkouts', 'saved analyses', 'publications', 'sign-ups']

/** A process killed at a moment of chance while people write; the next one is asked for everything acknowledged. */
export const killTrial: Trial = {
  name: 'kill',
  run: async (effort) => [...(await killOn('PostgreSQL', effort)), ...(await killOn('embedded', effort))],
}

async function killOn(kind: House['kind'], effort: Effort): Promise<Finding[]> {
  const kills = effort.times(2, 200)
  const house = await openHouse(kind)
  const tipsters = await house.prepare(({ db }) => addTipsters(db, kills))
  const lost: string[] = []
  const acknowledged: Record<string, number> = {}
  const startsMs: number[] = []
  let server = await house.start()
  for (const [cycle, tipster] of tipsters.entries()) {
    const promised = await writeUntilKilled(server, cycle, tipster)
    server = await house.start()
    startsMs.push(server.readyMs)
    for (const one of promised) {
      acknowledged[one.what] = (acknowledged[one.what] ?? 0) + 1
      const fault = await faultOf(one, server.url)
      if (fault) lost.push(`${one.what}: ${fault}`)
    }
  }
  const { fault, entries } = await checkLog(server)
  await server.kill()
  await house.close()
  if (lost.length > 0) console.log(lost.join('\n'))
  return [
    exactly(`acknowledged and then gone or half done, ${kind}`, lost.length, 0, { kills, ...acknowledged }),
    // A writer that always fails would promise nothing, and so break nothing.
    exactly(
      `kinds of writes that were never acknowledged, ${kind}`,
      KINDS.filter((what) => !acknowledged[what]).length,
      0,
    ),
    exactly(`breaks in the public log, ${kind}`, fault ? 1 : 0, 0, { entries }),
    within(effort, `half of the starts after a kill, ${kind}`, median(startsMs) / 1000, 5, { unit: ' s' }),
    within(effort, `slowest start after a kill, ${kind}`, Math.max(...startsMs) / 1000, 5, { unit: ' s' }),
  ]
}

const checkLog = ({ url }: Process) =>
  checkThrough({
    get: async (path) => (await fetch(new URL(path, url))).text(),
    tools: logTools,
    known: [],
    time: { now: new Date().toISOString(), dayOf: (at) => dateInSaoPaulo(new Date(at)) },
  })

/** What became of a promise, null where it is kept. Whoever is told to come back in a moment does. */
async function faultOf({ isKept }: Promised, url: string): Promise<string | null> {
  for (let waited = 0; ; waited += COME_BACK_MS) {
    try {
      return (await isKept(url)) ? null : 'gone'
    } catch (error) {
      const isAskedBack = error instanceof Refusal && error.status === 503
      if (!isAskedBack || waited >= PATIENCE_MS) return String(error)
      await pause(COME_BACK_MS)
    }
  }
}

async function writeUntilKilled(server: Process, cycle: number, tipster: Tipster): Promise<Promised[]> {
  const promised: Promised[] = []
  // Of another address each cycle, so that no limit of an address ends the trial.
  const headers = { 'x-forwarded-for': `198.51.${cycle >> 8}.${cycle & 255}` }
  const ana = await signUpPerson(server.url, 'Ana', headers)
  let isAlive = true
  const work = async (once: (n: number) => Promise<unknown>) => {
    for (let n = 0; isAlive; n += 1) await once(n).catch(() => {})
  }
  const writers = [
    ...(await talking(ana, promised)),
    publishing(server.url, tipster, promised),
    () => newcomer(server.url, headers, promised),
  ]
  const everybody = Promise.all(writers.map(work))
  const enough = 5 + Math.random() * 50
  const isOf = (kind: string) => promised.some(({ what }) => what === kind)
  // The first waits for one of each kind, so that chance alone leaves none out.
  const isEnough = () => promised.length >= enough && (cycle > 0 || KINDS.every(isOf))
  for (let waited = 0; !isEnough() && waited < PATIENCE_MS; waited += 10) await pause(10)
  isAlive = false
  await server.kill()
  await everybody
  return promised
}
