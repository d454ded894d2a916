import { inject } from 'vitest'
import { Person } from '../server/test/person.ts'

export const DEMO_USER = 'bruno@prancheta.example'
export const DEMO_ADMIN = 'admin@prancheta.example'

/** A demo account as signed in once for all journeys: an account may not sign in hundreds of times in a quarter of an hour. */
export function demoPerson(email: string): Person {
  const person = new Person(inject('baseUrl'), { name: email.split('@')[0] ?? '', email })
  for (const [name, value] of inject('demoSessions')[email] ?? []) person.cookies.set(name, value)
  return person
}
