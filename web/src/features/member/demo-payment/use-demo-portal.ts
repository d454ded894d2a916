import {
  actInDemoPortal,
  type DemoAction,
  type DemoSubscriptionView,
  readDemoPortal,
} from '@prancheta/contract/billing/demo-payment.ts'
import { PAID_PLANS, type PaidPlan } from '@prancheta/core/billing/plans.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi, wordsOf } from '#lib/api/call-api.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { toast } from '#lib/page/toast.ts'
import { refreshSession } from '#lib/session/session.ts'

const KEY = ['demo-portal']

const DONE: Record<DemoAction, string> = {
  changePlan: 'Plano alterado.',
  cancel: 'Assinatura cancelada para o fim do período.',
  resume: 'Cancelamento desfeito.',
  payAgain: 'Pagamento feito. A assinatura está ativa.',
  failRenewal: 'A renovação falhou, como pedido.',
  endPeriod: 'O período terminou.',
}

export function useDemoPortal() {
  const portal = useQuery({ queryKey: KEY, queryFn: ({ signal }) => callApi(readDemoPortal, {}, { signal }) })
  const action = useMutation({
    mutationFn: (wish: { action: DemoAction; plan?: PaidPlan }) => callApi(actInDemoPortal, wish),
    onSuccess: (answer, wish) => {
      queryClient.setQueryData(KEY, answer)
      refreshSession({ fresh: true })
      toast.success(DONE[wish.action])
    },
    onError: (failure) => toast.error(wordsOf(failure)),
  })
  return { portal, action }
}

export type DemoPortal = ReturnType<typeof useDemoPortal>

/** The plan that the address names, where the subscription can change to it. */
export function planToChangeTo(named: string | null, held: DemoSubscriptionView): PaidPlan | null {
  const plan = PAID_PLANS.find((one) => one === named && one !== held.plan)
  return plan !== undefined && possibleActions(held).includes('changePlan') ? plan : null
}

/** Which buttons make sense for a subscription as it stands. */
export function possibleActions(held: DemoSubscriptionView, isPaused = false): DemoAction[] {
  const possible = everyAction(held)
  return isPaused ? possible.filter((action) => !BUYS.includes(action)) : possible
}

/** What a pause closes. */
const BUYS: readonly DemoAction[] = ['changePlan', 'resume', 'payAgain']

function everyAction({ status, cancels_at }: DemoSubscriptionView): DemoAction[] {
  if (status === 'canceled') return ['payAgain']
  if (status === 'past_due') return ['payAgain', 'cancel', 'endPeriod']
  return cancels_at === null
    ? ['changePlan', 'cancel', 'failRenewal', 'endPeriod']
    : ['changePlan', 'resume', 'endPeriod']
}
