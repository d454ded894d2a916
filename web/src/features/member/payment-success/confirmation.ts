/** The specified rhythm: the first question after two seconds, then every two, five at most, and a second to read the end. */
export const ASK_EVERY_MS = 2_000
export const QUESTIONS_MAX = 5
export const READ_MS = 1_000

export type Ending = 'active' | 'pending' | 'failed'

type Steps = {
  /** Whether a payment gives a plan now; throws when nobody can say. */
  isSubscribed: () => Promise<boolean>
  wait: (ms: number) => Promise<void>
}

/** Asks until the subscription is there, five times at most. Only the last question's failure counts: earlier ones are asked again. */
export async function awaitSubscription({ isSubscribed, wait }: Steps): Promise<Ending> {
  for (let question = 1; question <= QUESTIONS_MAX; question += 1) {
    await wait(ASK_EVERY_MS)
    try {
      if (await isSubscribed()) return 'active'
    } catch {
      if (question === QUESTIONS_MAX) return 'failed'
    }
  }
  return 'pending'
}
