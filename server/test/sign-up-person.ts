import { randomInt, randomUUID } from 'node:crypto'
import { signUp } from '@prancheta/contract/identity/routes.ts'
import { Person } from './person.ts'

export const TEST_PASSWORD = 'uma-senha-boa-7'
export const TEST_DETAILS = {
  birth_date: '1990-05-20',
  city: 'Recife',
  state: 'PE',
  phone: '(81) 98765-4321',
  whatsapp: '(81) 98765-4321',
} as const
export const TEST_CONSENT = { isAdult: true, acceptTerms: true } as const

/** Somebody new at the given server, signed in; with `headers` on every request of theirs. */
export async function signUpPerson(url: string, name = 'Ana', headers: Record<string, string> = {}): Promise<Person> {
  const person = new Person(url, { name, email: `${name.toLowerCase()}-${randomUUID()}@test.example` })
  person.headers = headers
  const fields = { name: `${name} Teste`, email: person.email, password: TEST_PASSWORD }
  await person.call(signUp, { ...TEST_DETAILS, ...TEST_CONSENT, ...fields, phone: newPhone() })
  return person
}

/** Nobody else's: a pause goes with the phone too. */
export function newPhone(): string {
  const digits = String(randomInt(100_000_000)).padStart(8, '0')
  return `(81) 9${digits.slice(0, 4)}-${digits.slice(4)}`
}
