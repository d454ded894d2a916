import { setTimeout as pause } from 'node:timers/promises'
import { checkSubscription, createCheckout } from '@prancheta/contract/billing/routes.ts'
import { signIn, signUp, updateProfile } from '@prancheta/contract/identity/routes.ts'
import { recordBet } from '@prancheta/contract/journal/routes.ts'
import { openTicket, readTicketMessages, replyToTicket } from '@prancheta/contract/support/tickets.ts'
import { Refusal } from '../server/src/demo-past/door-caller.ts'
import { betInWords } from '../server/test/journal-bets.ts'
import { Person } from '../server/test/person.ts'
import { newNumbers, signUpPerson, TEST_CONSENT, TEST_DETAILS, TEST_PASSWORD } from '../server/test/sign-up-person.ts'
import { type Effort, exactly, type Finding, type Trial, within } from './finding.ts'
import { type House, openHouse, type Process } from './house.ts'
import { PAST } from './load.ts'

/** A kill comes after some acknowledgements, however many that is on a slow day. */
const PATIENCE_MS = 15_000
const COME_BACK_MS = 250

/** What a cycle leaves for the process after it: questions whose answers say whether something is gone or half done. */
type Promised = { what: string; isKept(url: string): Promise<boolean> }

/** A process killed at a moment of chance while people write; the next one is asked for everything acknowledged. */
export const killTrial: Trial = {
  name: 'kill',
  run: async (effort) => [...(await killOn('PostgreSQL', effort)), ...(await killOn('embedded', effort))],
}

async function killOn(kind: House['kind'], effort: Effort): Promise<Finding[]> {
  const cycles = effort.times(2, 200)
  const house = await openHouse(kind)
  const lost: string[] = []
  let acknowledged = 0
  let slowestMs = 0
  let server = await house.start()
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const promised = await writeUntilKilled(server, cycle)
    server = await house.start()
    slowestMs = Math.max(slowestMs, server.readyMs)
    acknowledged += promised.length
    for (const one of promised) {
      const fault = await faultOf(one, server.url)
      if (fault) lost.push(`${one.what}: ${fault}`)
    }
  }
  await server.kill()
  await house.close()
  if (lost.length > 0) console.log(lost.join('\n'))
  const of = `${kind}, of ${acknowledged.toLocaleString('en')} in ${cycles} kills`
  return [
    exactly(`acknowledged and then gone or half done, ${of}`, lost.length, 0),
    within(effort, `slowest start after a kill, ${kind}`, slowestMs / 1000, 5, ' s'),
  ]
}

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

async function writeUntilKilled(server: Process, cycle: number): Promise<Promised[]> {
  const promised: Promised[] = []
  // Of another address each cycle, so that no limit of an address ends the trial.
  const headers = { 'x-forwarded-for': `198.51.${cycle >> 8}.${cycle & 255}` }
  const ana = await signUpPerson(server.url, 'Ana', headers)
  const { id: ticketId } = await ana.call(openTicket, { subject: 'Oi', message: 'Oi' })
  const again = (url: string) => at(url, ana)
  let isAlive = true
  const work = async (once: (n: number) => Promise<unknown>) => {
    for (let n = 0; isAlive; n += 1) await once(n).catch(() => {})
  }
  const everybody = Promise.all([
    work(async (n) => {
      const message = `mensagem ${n}`
      if (n >= 40) return pause(10)
      const { number } = await ana.call(replyToTicket, { ticketId, message })
      const isKept = async (url: string) =>
        (await again(url).call(readTicketMessages, { ticketId })).messages.some(
          (one) => one.number === number && one.message === message,
        )
      promised.push({ what: `message ${number}`, isKept })
    }),
    work(async () => {
      const bet = betInWords(PAST)
      const { id } = (await ana.call(recordBet, bet)).bet
      // The same key twice is one bet: the one that was acknowledged, or else a new one.
      promised.push({ what: 'bet', isKept: async (url) => (await again(url).call(recordBet, bet)).bet.id === id })
    }),
    work(async (n) => {
      await ana.call(updateProfile, { stake_default: n + 1 })
      await pause(20)
    }),
    work(() => newcomer(server.url, headers, promised)),
    work(async (n) => {
      if (n >= 5) return pause(10)
      await ana.call(createCheckout, { plan: 'pro' })
      promised.push({
        what: 'checkout',
        isKept: async (url) => (await again(url).call(checkSubscription, {})).plan === 'teste',
      })
    }),
  ])
  const enough = 5 + Math.random() * 50
  for (let waited = 0; promised.length < enough && waited < PATIENCE_MS; waited += 10) await pause(10)
  isAlive = false
  await server.kill()
  await everybody
  return promised
}

/** Signs somebody up; cut off in the middle they can sign in, or sign up as if it had never been. */
async function newcomer(url: string, headers: Record<string, string>, promised: Promised[]): Promise<void> {
  const email = `${crypto.randomUUID()}@test.example`
  const details = {
    ...TEST_DETAILS,
    ...TEST_CONSENT,
    name: 'Bia Lima',
    email,
    password: TEST_PASSWORD,
    ...newNumbers(),
  }
  const came = (there: string) => {
    const person = new Person(there)
    person.headers = headers
    return person
  }
  const canEnter = (there: string) =>
    came(there)
      .call(signIn, { email, password: TEST_PASSWORD })
      .then(() => true)
  try {
    await came(url).call(signUp, details)
    promised.push({ what: 'sign-up', isKept: canEnter })
  } catch (error) {
    const afterNoEntry = (there: string) => async (refusal: unknown) => {
      if (!(refusal instanceof Refusal) || refusal.code !== 'session.wrongCredentials') throw refusal
      await came(there).call(signUp, details)
      return true
    }
    promised.push({ what: 'half a sign-up', isKept: (there) => canEnter(there).catch(afterNoEntry(there)) })
    throw error
  }
}

function at(url: string, person: Person): Person {
  const there = new Person(url, person)
  there.headers = person.headers
  for (const [name, value] of person.cookies) there.cookies.set(name, value)
  return there
}
