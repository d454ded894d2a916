import { signIn } from '@prancheta/contract/identity/routes.ts'
import { Person } from '../server/test/person.ts'
import { signUpPerson, TEST_PASSWORD } from '../server/test/sign-up-person.ts'
import { report } from './machine.ts'

const LOGINS = 30

/** How long /api/health takes while thirty people sign in at the same moment. */
export async function benchLogins(base: string): Promise<void> {
  const { email } = await signUpPerson(base)
  const logins = Promise.all(
    Array.from({ length: LOGINS }, () => new Person(base).call(signIn, { email, password: TEST_PASSWORD })),
  )
  let underWay = true
  const done = logins.finally(() => {
    underWay = false
  })
  const started = performance.now()
  let worst = 0
  let asked = 0
  while (underWay) {
    const before = performance.now()
    await fetch(`${base}/api/health`)
    worst = Math.max(worst, performance.now() - before)
    asked += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await done
  report(`${LOGINS} logins at once take`, `${Math.round(performance.now() - started)} ms`)
  report(`slowest of ${asked} /api/health meanwhile`, `${worst.toFixed(1)} ms`, 'under 100 ms')
}
