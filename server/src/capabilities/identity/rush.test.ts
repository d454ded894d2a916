import { signIn } from '@prancheta/contract/identity/routes.ts'
import { expect, test } from 'vitest'
import { cheapPasswordHashing } from '#test/cheap-password-hashing.ts'
import { TEST_PASSWORD } from '#test/sign-up-person.ts'
import { startTestApp } from '#test/start-test-app.ts'

/** More than may wait while the passwords of others are looked at, on a machine of up to 128 cores. */
const OTHERS = 192
/** One more than somebody may sign in from one address in a quarter of an hour. */
const TRIES = 61

test('whoever is told in a rush that too many came at once may come again as often as it takes; it used to lock them out', async () => {
  let passing = Promise.resolve()
  const app = await startTestApp({
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    passwordHashing: {
      hash: (password) => passing.then(() => cheapPasswordHashing.hash(password)),
      verify: (claim) => passing.then(() => cheapPasswordHashing.verify(claim)),
    },
  })
  const ana = await app.signUp('Ana')
  const gate = Promise.withResolvers<void>()
  passing = gate.promise
  const statusOf = (email: string, address: string) => {
    const person = app.visitor()
    person.headers = { 'x-forwarded-for': address }
    return person.call(signIn, { email, password: TEST_PASSWORD }).then(
      () => 200,
      ({ status }: { status: number }) => status,
    )
  }
  let refused = 0
  const others = Array.from({ length: OTHERS }, async (_, n) => {
    if ((await statusOf(`outro${n}@test.example`, `203.0.113.${n}`)) === 503) refused += 1
  })
  await expect.poll(() => refused).toBeGreaterThan(0)
  for (let n = 0; n < TRIES; n += 1) expect(await statusOf(ana.email, '198.51.100.7')).toBe(503)
  gate.resolve()
  await Promise.all(others)
  expect(await statusOf(ana.email, '198.51.100.7')).toBe(200)
})
