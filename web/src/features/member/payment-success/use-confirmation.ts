import { billingWords } from '@prancheta/contract/billing/words.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '#lib/page/toast.ts'
import { loadSession, refreshSession, useSession } from '#lib/session/session.ts'

/** Follows a payment to its end and goes on to the dashboard. Opening the page by hand only asks; it gives nothing. */
export function useConfirmation(): { reader: 'unknown' | 'visitor' | 'person'; ending: Ending | null } {
  const session = useSession()
  const [ending, setEnding] = useState<Ending | null>(null)
  const navigate = useNavigate()
  const userId = session === 'unknown' || session === null ? null : session.userId

  useEffect(() => {
    if (userId === null) return
    let isHere = true
    const whileHere = (ms: number) =>
      new Promise<void>((resolve) => {
        setTimeout(() => isHere && resolve(), ms)
      })

    async function follow() {
      const { askStatus } = await import('./ask-status.ts')
      const end = await awaitSubscription({
        isSubscribed: async () => (await askStatus()).subscribed,
        wait: whileHere,
      })
      if (end !== 'failed') {
        setEnding(end)
        say(end)
        refreshSession({ fresh: true })
        await whileHere(READ_MS)
      }
      await loadSession().catch(() => {}) // the dashboard's own guard tells what is wrong
      await navigate('/dashboard', { replace: true })
    }

    void follow()
    return () => {
      isHere = false
    }
  }, [userId, navigate])

  return { reader: session === 'unknown' ? 'unknown' : session === null ? 'visitor' : 'person', ending }
}

function say(end: 'active' | 'pending'): void {
  if (end === 'active') toast.success(billingWords.subscriptionActivated)
  else toast.info(billingWords.paymentPending)
}

/** The specified rhythm: the first question after two seconds, then every two, five at most, and a second to read the end. */
const ASK_EVERY_MS = 2_000
const QUESTIONS_MAX = 5
const READ_MS = 1_000

type Ending = 'active' | 'pending' | 'failed'

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
