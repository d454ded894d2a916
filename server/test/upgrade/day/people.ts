import { signIn } from '@prancheta/contract/identity/routes.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#capabilities/identity/index.ts'
import { Person } from '#test/person.ts'

/** The demo accounts by the first part of their addresses. */
const NAMES = ['ana', 'bruno', 'clara', 'admin'] as const
export type People = Record<(typeof NAMES)[number], Person>

export async function signEverybodyIn(url: string): Promise<People> {
  const people = everybody(url)
  for (const name of NAMES) {
    const email = DEMO_ACCOUNTS.find((account) => account.email.startsWith(`${name}@`))?.email ?? ''
    await people[name].call(signIn, { email, password: DEMO_PASSWORD })
  }
  return people
}

/** The same people with the same sessions at another address. */
export function moveTo(url: string, people: People): People {
  const moved = everybody(url)
  for (const name of NAMES) for (const [cookie, value] of people[name].cookies) moved[name].cookies.set(cookie, value)
  return moved
}

export function cookiesOf(people: People): Record<string, string> {
  const line = ({ cookies }: Person) => [...cookies].map((pair) => pair.join('=')).join('; ')
  return Object.fromEntries(NAMES.map((name) => [name, line(people[name])]))
}

function everybody(url: string): People {
  return { ana: new Person(url), bruno: new Person(url), clara: new Person(url), admin: new Person(url) }
}
