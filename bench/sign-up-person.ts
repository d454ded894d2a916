import { randomUUID } from 'node:crypto'
import { signUp } from '@prancheta/contract/identity.ts'
import { Person } from '../server/test/person.ts'

const PASSWORD = 'uma-senha-boa-7'
const DETAILS = {
  birth_date: '1990-05-20',
  city: 'Recife',
  state: 'PE',
  phone: '(81) 98765-4321',
  whatsapp: '(81) 98765-4321',
} as const

/** Somebody new at the given server, signed in. */
export async function signUpPerson(url: string): Promise<{ person: Person; email: string; password: string }> {
  const person = new Person(url)
  const email = `${randomUUID()}@bench.example`
  await person.call(signUp, { ...DETAILS, name: 'Banca de Medidas', email, password: PASSWORD })
  return { person, email, password: PASSWORD }
}
