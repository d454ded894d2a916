import { createHmac, randomUUID } from 'node:crypto'
import { AppError } from '#platform/errors/errors.ts'
import type { DoorFacts } from '#platform/http/door.ts'
import { addressKey, type RateLimit } from '#platform/limits/rate-limit.ts'
import type { IdentityDeps } from './deps.ts'
import { isKnownPlace, rememberPlace } from './own-session-store.ts'

const DEVICE_COOKIE = 'prancheta_device'
const DEVICE_SECONDS = 400 * 86_400

export type SignInGuard = {
  /** Throws while this place has used up its tries for this account. */
  check(): Promise<void>
  /**
   * Counts a try as a failure before it is looked at: two processes that looked first and counted then let more through. Throws where it
   * is one too many. Returns how to take it back, once the password was right.
   */
  take(): Promise<() => Promise<void>>
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
    async take() {
      const { knownDevice, isStranger, placeKey } = await bucket()
      const counted: (() => Promise<void>)[] = []
      const giveBack = async () => {
        for (const undo of counted) await undo()
      }
      async function count(limit: RateLimit, key: string): Promise<void> {
        counted.push(() => limit.giveBack(key))
        await limit.count(key)
      }
      try {
        await count(limits.failuresByPlace, placeKey)
        if (!knownDevice) await count(limits.failuresByAddress, address)
        if (isStranger) await count(limits.failuresByStrangers, email)
      } catch (refusal) {
        // Nothing was tried, so nothing has failed.
        if (refusal instanceof AppError) await giveBack()
        throw refusal
      }
      return giveBack
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
