import { randomInt, randomUUID } from 'node:crypto'
import { signUp } from '@prancheta/contract/identity/routes.ts'
import { Person } from './person.ts'

export const TEST_PASSWORD = 'uma-senha-boa-7'
export const TEST_DETAILS = {
  birth_date: '1990-05-20',
  city: 'Recife',
  state: 'PE',
} as const
export const TEST_CONSENT = { isAdult: true, acceptTerms: true } as const

/** Somebody new at the given server, signed in; with `headers` on every request of theirs. */
export async function signUpPerson(url: string, name = 'Ana', headers: Record<string, string> = {}): Promise<Person> {
  const person = new Person(url, { name, email: `${name.toLowerCase()}-${randomUUID()}@test.example` })
  person.headers = headers
  const fields = { name: `${name} Teste`, email: person.email, password: TEST_PASSWORD }
  await person.call(signUp, { ...TEST_DETAILS, ...TEST_CONSENT, ...fields, ...newNumbers() })
  return person
}

/** Nobody else's: a pause goes with the numbers too. */
export function newNumbers(): { phone: string; whatsapp: string } {
  const phone = newPhone()
  return { phone, whatsapp: phone }
}

/** Of a mobile; also without its ninth digit. */
function newPhone(): string {
  const digits = String(randomInt(60_000_000, 100_000_000))
  return `(81) 9${digits.slice(0, 4)}-${digits.slice(4)}`
}

export type Contacts = { email: string; phone: string; whatsapp: string }

/** The ways to reach somebody who has no account yet. */
export function newContacts(): Contacts {
  return { email: `volta-${randomUUID()}@test.example`, ...newNumbers() }
}

/** A new account with these contacts, signed in. */
export async function signUpAs(url: string, who: Contacts): Promise<Person> {
  const person = new Person(url, { name: 'Ana', email: who.email })
  await person.call(signUp, { ...TEST_DETAILS, ...TEST_CONSENT, ...who, name: 'Ana Teste', password: TEST_PASSWORD })
  return person
}
