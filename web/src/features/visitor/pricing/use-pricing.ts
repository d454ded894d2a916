import type { SubscriptionStatusView } from '@prancheta/contract/billing/routes.ts'
import { billingWords } from '@prancheta/contract/billing/words.ts'
import type { PaidPlan } from '@prancheta/core/billing/plans.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#lib/api/call-api.ts'
import { toast } from '#lib/page/toast.ts'
import { savePendingPlan } from '#lib/session/pending-plan.ts'
import { loginPathFrom } from '#lib/session/return-path.ts'
import { loadSession, useSession } from '#lib/session/session.ts'
import { tellBillingFailure } from './tell-billing-failure.ts'
import { useCanceledNotice } from './use-canceled-notice.ts'
import { useStatus } from './use-status.ts'

export type Busy = PaidPlan | 'portal' | null

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
    if (failure instanceof ApiError && failure.code === 'session.required') await navigate(loginPathFrom('/pricing'))
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
  return { person, status: known, plan: known?.plan ?? person?.plan ?? null, checking: status, busy, choose, manage }
}

export type Pricing = ReturnType<typeof usePricing>
