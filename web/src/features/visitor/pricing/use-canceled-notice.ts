import { billingWords } from '@prancheta/contract/billing/words.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '#lib/page/toast.ts'
import { forgetPendingPlan } from '#lib/session/pending-plan.ts'

/** Says once that the payment was left, and takes the mark off the address, so that a reload does not say it again. */
export function useCanceledNotice(): void {
  const [search, setSearch] = useSearchParams()
  const isCanceled = search.get('canceled') === 'true'
  useEffect(() => {
    if (!isCanceled) return
    forgetPendingPlan()
    toast.info(billingWords.checkoutCanceled)
    setSearch({}, { replace: true, preventScrollReset: true })
  }, [isCanceled, setSearch])
}
