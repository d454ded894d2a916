import { billingWords } from '@prancheta/contract/billing/words.ts'
import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { startCheckout } from '#domain/billing/start-checkout.ts'
import { useAwake } from '#lib/forms/use-awake.ts'
import { toast } from '#lib/page/toast.ts'
import { readPendingPlan } from '#lib/session/pending-plan.ts'
import { safeReturnPath } from '#lib/session/return-path.ts'
import { adoptSession, useSession } from '#lib/session/session.ts'
import { type Arrival, destinationFor } from './destination.ts'

const CHECKOUT_FAILED: Record<Arrival, string> = {
  signUp: identityWords.accountCreatedCheckoutFailed,
  signIn: billingWords.checkoutFailed,
  alreadyIn: billingWords.checkoutFailed,
}

/** Takes a person who is signed in where they belong; one who was so before opening the page goes on by itself. */
export function useOnward() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const session = useSession()
  const isOnTheWay = useRef(false)
  // The page's HTML was made without anybody's address, so its links may name the way back only once it is awake.
  const isAwake = useAwake()
  const next = isAwake ? safeReturnPath(search.get('next')) : null

  async function go(arrival: Arrival, person: SessionView): Promise<void> {
    isOnTheWay.current = true
    const pending = readPendingPlan()
    const destination = destinationFor({ arrival, role: person.role, pending, next })
    adoptSession(person)
    greet(arrival, destination.kind === 'checkout')
    if (destination.kind === 'page') {
      await navigate(destination.path, { replace: true })
      return
    }
    try {
      await startCheckout(destination.pending)
    } catch {
      toast.error(CHECKOUT_FAILED[arrival])
      await navigate('/pricing', { replace: true })
    }
  }

  const leaveIfIn = useEffectEvent(() => {
    if (session !== 'unknown' && session !== null && !isOnTheWay.current) void go('alreadyIn', session)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is read inside; a change of it is the event.
  useEffect(leaveIfIn, [session])

  return { next, go }
}

function greet(arrival: Arrival, toPayment: boolean): void {
  if (arrival === 'signIn') toast.success(identityWords.loginSucceeded)
  if (arrival !== 'signUp') return
  toast.success(toPayment ? identityWords.accountCreatedToPayment : identityWords.accountCreated)
}
