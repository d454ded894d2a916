import { billingWords } from '@prancheta/contract/billing/words.ts'
import { PLAN_NAMES } from '#domain/billing/plan-names.ts'
import { formatCents } from '#lib/format/format.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/primitives/link-button.tsx'
import { CardForm } from './card-form.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { type DemoCheckout, useDemoCheckout } from './use-demo-checkout.ts'

export function DemoCheckoutView() {
  const demo = useDemoCheckout()
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="headline mb-4 text-2xl sm:text-3xl">{billingWords.demoPayment}</h1>
      <DemoNotice>
        Nenhum dinheiro muda de mãos. Esta página existe porque a instalação não tem chaves de pagamento.
      </DemoNotice>
      <Content demo={demo} />
    </div>
  )
}

function Content({ demo }: { demo: DemoCheckout }) {
  const { data, isError } = demo.checkout
  if (isError || demo.sessionId === null) {
    return <NothingToPay title="Não há pagamento de demonstração aqui." />
  }
  if (!data) return <Skeleton className="h-80 w-full rounded-card" />
  if (data.status !== 'open') return <NothingToPay title={billingWords.demoCheckoutClosed} />
  return (
    <section className="rounded-card border border-line bg-surface-raised">
      <header className="flex items-baseline justify-between gap-4 border-line border-b p-5">
        <h2 className="headline text-lg">Plano {PLAN_NAMES[data.plan]}</h2>
        <p>
          <span className="figures text-xl">{formatCents(data.monthlyPriceCents)}</span>{' '}
          <span className="text-ink-muted text-sm">por mês</span>
        </p>
      </header>
      <CardForm demo={demo} amount={formatCents(data.monthlyPriceCents)} />
    </section>
  )
}

function NothingToPay({ title }: { title: string }) {
  return (
    <EmptyState level="h2" title={title} action={<LinkButton to="/pricing">Ver planos</LinkButton>}>
      Escolha um plano em Preços para começar de novo.
    </EmptyState>
  )
}
