import type { DemoAction, DemoSubscriptionView } from '@prancheta/contract/billing/demo-payment.ts'
import { PLAN_NAMES } from '@prancheta/contract/billing/plan-names.ts'
import { PAID_PLANS, type PaidPlan } from '@prancheta/core/billing/plans.ts'
import { MONTHLY_PRICE_CENTS } from '@prancheta/core/billing/prices.ts'
import { useSearchParams } from 'react-router'
import { formatCents, formatDate } from '#lib/format/format.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { usePause } from '#lib/session/session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Badge, type Tone } from '#ui/primitives/badge.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { type DemoPortal, planToChangeTo, possibleActions, useDemoPortal } from './use-demo-portal.ts'

export function meta() {
  return pageMeta('Assinatura de demonstração', { listed: false })
}

export default function DemoPortalPage() {
  const demo = useDemoPortal()
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="headline mb-4 text-2xl sm:text-3xl">Assinatura de demonstração</h1>
      <DemoNotice>Aqui você faz o que faria no portal de pagamento. Nenhum dinheiro muda de mãos.</DemoNotice>
      <Content demo={demo} />
    </div>
  )
}

function Content({ demo }: { demo: DemoPortal }) {
  const { data, isError } = demo.portal
  if (isError || data?.subscription === null) {
    return (
      <EmptyState
        level="h2"
        title="Não há assinatura de demonstração aqui."
        action={<LinkButton to="/pricing">Ver planos</LinkButton>}
      >
        Escolha um plano em Preços para criar uma.
      </EmptyState>
    )
  }
  if (!data) return <Skeleton className="h-72 w-full rounded-card" />
  return <Subscription held={data.subscription} demo={demo} />
}

function Subscription({ held, demo }: { held: DemoSubscriptionView; demo: DemoPortal }) {
  const [search] = useSearchParams()
  const isPaused = usePause() !== null
  const chosen = isPaused ? null : planToChangeTo(search.get('plan'), held)
  const possible = possibleActions(held, isPaused)
  const state = stateOf(held)
  const act = (action: DemoAction, plan?: PaidPlan) => demo.action.mutate({ action, ...(plan ? { plan } : {}) })
  const button = (action: DemoAction, label: string, variant: 'primary' | 'secondary' = 'secondary') =>
    possible.includes(action) && (
      <Button key={action} variant={variant} disabled={demo.action.isPending} onClick={() => act(action)}>
        {label}
      </Button>
    )
  return (
    <div className="grid gap-4">
      {chosen && <ChosenPlan held={held} chosen={chosen} demo={demo} act={act} />}
      <Card
        level="h2"
        title={`Plano ${PLAN_NAMES[held.plan]}`}
        description={state.sentence}
        aside={<Badge tone={state.tone}>{state.word}</Badge>}
      >
        <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          {button('payAgain', 'Pagar de novo', 'primary')}
          {button('resume', 'Desfazer cancelamento', 'primary')}
          {button('cancel', 'Cancelar assinatura')}
          <LinkButton to="/pricing" variant="ghost">
            Voltar a Preços
          </LinkButton>
        </div>
      </Card>
      {possible.includes('changePlan') && <PlanChange held={held} chosen={chosen} demo={demo} act={act} />}
      {possible.includes('endPeriod') && (
        <Card level="h2" title="Simular a passagem do tempo" description="Para ver o que acontece sem esperar um mês.">
          <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
            {button('endPeriod', 'Chegar ao fim do período')}
            {button('failRenewal', 'Fazer a renovação falhar')}
          </div>
        </Card>
      )}
    </div>
  )
}

type Act = (action: DemoAction, plan?: PaidPlan) => void

type ChangeProps = { held: DemoSubscriptionView; chosen: PaidPlan | null; demo: DemoPortal; act: Act }

/** What somebody came for: the plan chosen on the prices page, one touch away. */
function ChosenPlan({ held, chosen, demo, act }: ChangeProps & { chosen: PaidPlan }) {
  return (
    <Card
      level="h2"
      title={`Você escolheu o ${PLAN_NAMES[chosen]}`}
      description={`${formatCents(MONTHLY_PRICE_CENTS[chosen])} por mês, no lugar do ${PLAN_NAMES[held.plan]} (${formatCents(MONTHLY_PRICE_CENTS[held.plan])}). A mudança vale na hora.`}
    >
      <Button
        variant="accent"
        size="lg"
        className="w-full"
        disabled={demo.action.isPending}
        onClick={() => act('changePlan', chosen)}
      >
        Mudar para {PLAN_NAMES[chosen]}
      </Button>
    </Card>
  )
}

function PlanChange({ held, chosen, demo, act }: ChangeProps) {
  return (
    <Card level="h2" title={chosen ? 'Outro plano' : 'Mudar de plano'} description="A mudança vale na hora.">
      <div className="grid gap-2 sm:grid-cols-2">
        {PAID_PLANS.filter((plan) => plan !== held.plan && plan !== chosen).map((plan) => (
          <Button
            key={plan}
            variant="secondary"
            disabled={demo.action.isPending}
            onClick={() => act('changePlan', plan)}
          >
            Mudar para {PLAN_NAMES[plan]}
          </Button>
        ))}
      </div>
    </Card>
  )
}

function stateOf({ status, period_end, cancels_at }: DemoSubscriptionView): {
  tone: Tone
  word: string
  sentence: string
} {
  const end = formatDate(new Date(period_end))
  if (status === 'canceled') return { tone: 'neutral', word: 'Encerrada', sentence: 'Esta assinatura terminou.' }
  if (status === 'past_due') {
    return { tone: 'warn', word: 'Pagamento pendente', sentence: 'A última renovação falhou. Há 3 dias de tolerância.' }
  }
  if (cancels_at !== null) return { tone: 'neutral', word: 'Cancelada', sentence: `Vale até ${end}.` }
  return { tone: 'good', word: 'Ativa', sentence: `Renova em ${end}.` }
}
