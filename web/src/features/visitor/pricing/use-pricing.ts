import type { SubscriptionStatusView } from '@prancheta/contract/billing/routes.ts'
import { billingWords } from '@prancheta/contract/billing/words.ts'
import type { PaidPlan } from '@prancheta/core/billing/plans.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { followLiveFeed } from '#lib/live/live-feed.ts'
import { toast } from '#lib/page/toast.ts'
import { forgetPendingPlan, savePendingPlan } from '#lib/session/pending-plan.ts'
import { loginPathFrom } from '#lib/session/return-path.ts'
import { loadSession, refreshSession, useSession } from '#lib/session/session.ts'

type Busy = PaidPlan | 'portal' | null

/** What the prices page knows of its reader, and what the reader may do there. */
export function usePricing() {
  const session = useSession()
  const person = session === 'unknown' ? null : session
  const status = useStatus(person?.userId ?? null)
  const [busy, setBusy] = useState<Busy>(null)
  const navigate = useNavigate()
  useCanceledNotice()

  useEffect(() => {
    // Back from the payment page by the browser's button: the page wakes as it was left.
    const wake = () => setBusy(null)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  async function failed(failure: unknown, otherwise: string) {
    setBusy(null)
    tellBillingFailure(failure, otherwise)
    if (!(failure instanceof ApiError) || failure.code !== 'session.required') return
    // Already asked for by the refusal. The sign-in page sends whoever still counts as signed in back here.
    await loadSession()
    await navigate(loginPathFrom('/pricing'))
  }

  async function choose(plan: PaidPlan) {
    setBusy(plan)
    try {
      const calls = await import('./billing-calls.ts')
      if (await loadSession()) {
        await calls.goToCheckout(plan)
        return // the browser is leaving; the button stays busy until it has
      }
      const priceId = await calls.priceIdOf(plan)
      setBusy(null)
      if (priceId === null) {
        toast.error(billingWords.paymentsUnavailable)
        return
      }
      savePendingPlan({ plan, priceId })
      toast.info(billingWords.registerToPay)
      await navigate('/auth/register')
    } catch (failure) {
      await failed(failure, billingWords.checkoutFailed)
    }
  }

  /** The tab opens with the click, because browsers block one that opens after waiting. */
  async function manage() {
    const tab = window.open('', '_blank')
    setBusy('portal')
    try {
      const calls = await import('./billing-calls.ts')
      const url = await calls.portalUrl()
      if (tab) {
        tab.opener = null
        tab.location.replace(url)
      } else window.location.assign(url)
      setBusy(null)
    } catch (failure) {
      tab?.close()
      await failed(failure, billingWords.portalFailed)
    }
  }

  const known: SubscriptionStatusView | null = person ? status.known : null
  const held = known ?? (person && { plan: person.plan, active: person.planActive })
  return { person, status: known, held, checking: status, busy, choose, manage }
}

export type Pricing = ReturnType<typeof usePricing>

/** Says why, where the server said no and knows why; otherwise the catalogue's sentence alone. */
function tellBillingFailure(failure: unknown, otherwise: string): void {
  toast.error(hasOwnWords(failure) ? failure.message : otherwise)
}

function hasOwnWords(failure: unknown): failure is ApiError {
  if (!(failure instanceof ApiError) || failure.status === null || failure.code === null) return false
  return failure.status < 500 || failure.message === billingWords.paymentsUnavailable
}

/** Says once that the payment was left, and takes the mark off the address, so that a reload does not say it again. */
function useCanceledNotice(): void {
  const [search, setSearch] = useSearchParams()
  const isCanceled = search.get('canceled') === 'true'
  useEffect(() => {
    if (!isCanceled) return
    forgetPendingPlan()
    toast.info(billingWords.checkoutCanceled)
    setSearch({}, { replace: true, preventScrollReset: true })
  }, [isCanceled, setSearch])
}

/** The subscription of the reader: asked on arrival, once the feed is open, on demand, and whenever the server tells of a change. */
function useStatus(userId: string | null) {
  const [known, setKnown] = useState<SubscriptionStatusView | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const asked = useRef(0)

  const ask = useCallback(async () => {
    asked.current += 1
    const mine = asked.current
    /** Of several questions under way the last one's answer counts, whichever comes first. */
    const isLatest = () => mine === asked.current
    setIsAsking(true)
    try {
      const calls = await import('./billing-calls.ts')
      const status = await calls.askStatus()
      if (!isLatest()) return
      setKnown(status)
      setHasFailed(false)
    } catch (failure) {
      if (isLatest()) setHasFailed(true)
      logFailure('Erro ao verificar assinatura', failure)
    }
    if (isLatest()) setIsAsking(false)
  }, [])

  const refresh = useCallback(async () => {
    await ask()
    refreshSession({ fresh: true })
  }, [ask])

  useEffect(() => {
    if (userId === null) {
      asked.current += 1 // what is still on its way is somebody else's
      setKnown(null)
      setIsAsking(false)
      return
    }
    void ask()
    const catchUp = () => void refresh()
    return followLiveFeed({
      onEvent: ({ type }) => {
        if (type === 'plan.changed' || type === 'session.ended') catchUp()
      },
      onReset: catchUp,
      // What changed between the first answer and now was not told.
      onReady: () => void ask(),
    })
  }, [userId, ask, refresh])

  return { known, isAsking, hasFailed, refresh }
}
