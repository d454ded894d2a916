import { PLAN_NAMES } from '@prancheta/contract/billing/plan-names.ts'
import { billingWords } from '@prancheta/contract/billing/words.ts'
import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import type { Role } from '@prancheta/core/billing/plans.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { startCheckout } from '#domain/billing/start-checkout.ts'
import { useAwake } from '#lib/forms/use-ruled-form.ts'
import { toast } from '#lib/page/toast.ts'
import { forgetPendingPlan, type PendingPlan, readPendingPlan } from '#lib/session/pending-plan.ts'
import { safeReturnPath } from '#lib/session/return-path.ts'
import { adoptSession, useSession } from '#lib/session/session.ts'

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

/** A visitor who chose a plan on the prices page sees that it was not forgotten, and may change their mind. */
export function ChosenPlan({ after }: { after: string }) {
  const isAwake = useAwake()
  const [isDropped, setIsDropped] = useState(false)
  const pending = isAwake && !isDropped ? readPendingPlan() : null
  if (!pending) return null
  return (
    <div className="mb-6 rounded-card border border-line bg-brand-soft px-4 pt-3 pb-1 text-sm">
      <p>
        Plano escolhido: <strong>{PLAN_NAMES[pending.plan]}</strong>. {after}, você segue para o pagamento.
      </p>
      <button
        type="button"
        className="min-h-11 font-semibold underline underline-offset-4"
        onClick={() => {
          forgetPendingPlan()
          setIsDropped(true)
        }}
      >
        Continuar sem plano pago
      </button>
    </div>
  )
}

/** How somebody came to be signed in on one of these pages. */
type Arrival = 'signUp' | 'signIn' | 'alreadyIn'

type Destination = { kind: 'checkout'; pending: PendingPlan } | { kind: 'page'; path: string }

type Facts = {
  arrival: Arrival
  role: Role
  /** The plan chosen before signing in. */
  pending: PendingPlan | null
  /** The page first asked for. */
  next: string | null
}

/** Where signing up or in leads. A newcomer sets the default unit first; the page asked for waits behind that. */
export function destinationFor({ arrival, role, pending, next }: Facts): Destination {
  if (role === 'admin') return { kind: 'page', path: next ?? '/admin' }
  if (pending) return { kind: 'checkout', pending }
  if (arrival !== 'signUp') return { kind: 'page', path: next ?? '/dashboard' }
  return { kind: 'page', path: withNext('/onboarding', next) }
}

/** Carries the page first asked for along. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`
}
