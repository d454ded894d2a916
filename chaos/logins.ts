import { setTimeout as pause } from 'node:timers/promises'
import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { signIn } from '@prancheta/contract/identity/routes.ts'
import { productPasswordHashing } from '@prancheta/server/capabilities/identity/index.ts'
import { Refusal } from '@prancheta/server/demo-past/door-caller.ts'
import type { Database } from '@prancheta/server/platform/db/database.ts'
import { SECRET } from '../bench/support-people.ts'
import { insertPerson } from '../server/test/insert-person.ts'
import { Person } from '../server/test/person.ts'
import { signUpPerson, TEST_PASSWORD } from '../server/test/sign-up-person.ts'
import { atMost, type Effort, exactly, type Finding, quantile, type Trial, within } from './finding.ts'
import { openHouse } from './house.ts'

const ENTRY_TRIES = 120

/** Many who sign in at the same moment, and one account guessed at from many addresses. */
export const loginsTrial: Trial = {
  name: 'logins',
  async run(effort) {
    const house = await openHouse('PostgreSQL')
    try {
      const emails = await house.prepare(({ db }) => addMembers(db, effort.times(30, 500)))
      const [first, second] = [await house.start(), await house.start()]
      return [...(await rush(first.url, emails, effort)), ...(await guesses([first.url, second.url], effort))]
    } finally {
      await house.close()
    }
  },
}

const from = (url: string, n: number) => {
  const person = new Person(url)
  person.headers = { 'x-forwarded-for': `203.${n >> 8}.113.${n & 255}` }
  return person
}

/** Each with an account of their own, since one account's sign-ins take turns. */
async function addMembers(db: Database['db'], count: number): Promise<string[]> {
  const passwordHash = await productPasswordHashing.hash(TEST_PASSWORD)
  const site = { url: '', db, authSecret: SECRET, passwordHash }
  const emails: string[] = []
  for (let n = 0; n < count; n += 1) emails.push((await insertPerson(site, 'Ana')).email)
  return emails
}

/** Whoever is told that too many came at once comes again, as a person would. */
async function enter(url: string, email: string, n: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return void (await from(url, n).call(signIn, { email, password: TEST_PASSWORD }))
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 503 || tries === ENTRY_TRIES) throw error
      await pause(1_000)
    }
  }
}

async function rush(url: string, emails: readonly string[], effort: Effort): Promise<Finding[]> {
  const count = emails.length
  const reader = await signUpPerson(url, 'Bia')
  let isOver = false
  const logins = Promise.allSettled(emails.map((email, n) => enter(url, email, n))).finally(() => {
    isOver = true
  })
  const waits: number[] = []
  let refused = 0
  while (!isOver) {
    const before = performance.now()
    await reader.call(readPlan, {}).catch(() => {
      refused += 1
    })
    waits.push(performance.now() - before)
    await pause(5)
  }
  const entered = (await logins).filter(({ status }) => status === 'fulfilled').length
  return [
    exactly(`reads refused while ${count} sign in at once`, refused, 0, {
      reads: waits.length,
    }),
    exactly('who did not come in, not even later', count - entered, 0, { people: count }),
    within(effort, `99 of 100 reads while ${count} sign in at once`, quantile(waits, 0.99), 300, { unit: ' ms' }),
  ]
}

async function guesses(urls: readonly [string, string], effort: Effort): Promise<Finding[]> {
  const count = effort.times(40, 1_000)
  const { email } = await signUpPerson(urls[0], 'Caio', { 'x-forwarded-for': '198.51.100.1' })
  const codes = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      from(urls[n % 2 === 0 ? 0 : 1], n)
        .call(signIn, { email, password: 'errada-123' })
        .then(
          () => 'in',
          (error: unknown) => (error instanceof Refusal ? error.code : 'failed'),
        ),
    ),
  )
  const looked = codes.filter((code) => code === 'session.wrongCredentials').length
  const others = codes.filter((code) => code !== 'session.wrongCredentials' && code !== 'request.tooMany').length
  return [
    atMost(`guesses at one account that were looked at, of ${count} addresses at once over two processes`, looked, 10),
    exactly('guesses answered in any other way than no', others, 0),
  ]
}
