import { signIn } from '@prancheta/contract/identity/routes.ts'
import { DEMO_PASSWORD, productPasswordHashing } from '#capabilities/identity/index.ts'
import { oncePerPassword } from '#demo-past/open-stage.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import type { Person } from '#test/person.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

/** The cast has one password for all. What it keeps from app to app is a hash and that it was tried, at full cost. */
const passwordHashing = oncePerPassword(productPasswordHashing)

/** The product on a played folder, at a moment. */
export async function inApp<Result>(
  folder: string,
  at: string,
  look: (app: TestApp) => Promise<Result>,
): Promise<Result> {
  const database = { ...(await openEmbedded(folder)), url: null }
  const clock = { now: () => new Date(at) }
  const app = await openTestApp({ database, clock, passwordHashing })
  try {
    return await look(app)
  } finally {
    await app.stop()
    await database.close()
  }
}

export async function enterDemo(app: TestApp, name: 'ana' | 'bruno' | 'clara' | 'admin'): Promise<Person> {
  const person = app.visitor()
  await person.call(signIn, { email: `${name}@prancheta.example`, password: DEMO_PASSWORD })
  return person
}
