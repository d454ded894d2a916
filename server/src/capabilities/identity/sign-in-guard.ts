import { createHmac, randomUUID } from 'node:crypto'
import type { DoorFacts } from '#platform/http/door.ts'
import { addressKey } from '#platform/limits/rate-limit.ts'
import type { IdentityDeps } from './deps.ts'
import { isKnownPlace, rememberPlace } from './own-session-store.ts'

const DEVICE_COOKIE = 'prancheta_device'
const DEVICE_SECONDS = 400 * 86_400

export type SignInGuard = {
  /** Throws while this place has used up its tries for this account. */
  check(): Promise<void>
  countFailure(): Promise<void>
  /** After a right password: this place is the owner's from now on. */
  remember(userId: string): Promise<void>
}

/**
 * Keeps guessers out without locking the owner out: tries are counted per account and place, and only places
 * from which the account was never entered share the account's own limit. A browser is known by a cookie that
 * says nothing but "seen before", a program by its address.
 */
export function signInGuard(
  { db, clock, limits, authSecret }: IdentityDeps,
  email: string,
  facts: DoorFacts,
): SignInGuard {
  const hash = (text: string) => createHmac('sha256', authSecret).update(text).digest('base64url')
  const address = addressKey(facts.address)
  const device = facts.cookie(DEVICE_COOKIE)
  const addressPlace = hash(`address:${address}`)
  const devicePlace = device === undefined ? null : hash(`device:${device}`)

  async function bucket() {
    const knownDevice = devicePlace !== null && (await isKnownPlace(db, email, devicePlace))
    const isStranger = !knownDevice && !(await isKnownPlace(db, email, addressPlace))
    return { knownDevice, isStranger, placeKey: `${email} ${knownDevice ? devicePlace : addressPlace}` }
  }

  return {
    async check() {
      const { knownDevice, isStranger, placeKey } = await bucket()
      if (!knownDevice) await limits.failuresByAddress.check(address)
      if (isStranger) await limits.failuresByStrangers.check(email)
      await limits.failuresByPlace.check(placeKey)
    },
    async countFailure() {
      const { knownDevice, isStranger, placeKey } = await bucket()
      const counts = [limits.failuresByPlace.count(placeKey)]
      if (!knownDevice) counts.push(limits.failuresByAddress.count(address))
      if (isStranger) counts.push(limits.failuresByStrangers.count(email))
      // The wrong password is the answer of this try; that it was one too many is told to the next.
      await Promise.allSettled(counts)
    },
    async remember(userId) {
      // A cookie we have not seen with this account may have been planted, so the browser gets one of ours.
      const isKnown = devicePlace !== null && (await isKnownPlace(db, email, devicePlace))
      const id = isKnown && device !== undefined ? device : randomUUID()
      const attributes = {
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: DEVICE_SECONDS,
        secure: !facts.isLocalHost,
      } as const
      facts.setCookie(DEVICE_COOKIE, id, attributes)
      await rememberPlace(db, userId, [hash(`device:${id}`), addressPlace], clock.now())
    },
  }
}
