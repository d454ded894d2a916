import { setTimeout as pause } from 'node:timers/promises'
import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { signIn } from '@prancheta/contract/identity/routes.ts'
import { Refusal } from '@prancheta/server/demo-past/door-caller.ts'
import { Person } from '../server/test/person.ts'
import { signUpPerson, TEST_PASSWORD } from '../server/test/sign-up-person.ts'
import { atMost, type Effort, exactly, type Finding, quantile, type Trial, within } from './finding.ts'
import { openHouse } from './house.ts'

/** Many who sign in at the same moment, and one account guessed at from many addresses. */
export const loginsTrial: Trial = {
  name: 'logins',
  async run(effort) {
    const house = await openHouse('PostgreSQL')
    const server = await house.start()
    const findings = [...(await rush(server.url, effort)), ...(await guesses(server.url, effort))]
    await server.kill()
    await house.close()
    return findings
  },
}

const from = (url: string, n: number) => {
  const person = new Person(url)
  person.headers = { 'x-forwarded-for': `203.${n >> 8}.113.${n & 255}` }
  return person
}

async function rush(url: string, effort: Effort): Promise<Finding[]> {
  const count = effort.times(30, 500)
  const reader = await signUpPerson(url, 'Bia')
  const ana = await signUpPerson(url, 'Ana')
  let isOver = false
  const logins = Promise.allSettled(
    Array.from({ length: count }, (_, n) => from(url, n).call(signIn, { email: ana.email, password: TEST_PASSWORD })),
  ).finally(() => {
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
      'who came in (the others were told to come back)': entered,
    }),
    within(effort, `99 of 100 reads while ${count} sign in at once`, quantile(waits, 0.99), 300, { unit: ' ms' }),
  ]
}

async function guesses(url: string, effort: Effort): Promise<Finding[]> {
  const count = effort.times(40, 1_000)
  const { email } = await signUpPerson(url, 'Caio', { 'x-forwarded-for': '198.51.100.1' })
  const codes = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      from(url, n)
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
    atMost(`guesses at one account that were looked at, of ${count} addresses at once`, looked, 10),
    exactly('guesses answered in any other way than no', others, 0),
  ]
}
