import { PLAN_NAMES } from '@prancheta/contract/billing/plan-names.ts'
import { billingWords } from '@prancheta/contract/billing/words.ts'
import { formatCents } from '#lib/format/format.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Input } from '#ui/forms/input.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { type DemoCheckout, TEST_CARDS, useDemoCheckout } from './use-demo-checkout.ts'

export function meta() {
  return pageMeta('Pagamento de demonstração', { listed: false })
}

export default function DemoCheckoutPage() {
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

/** A form that looks like a card's and takes test cards only; no number is ever sent anywhere. */
function CardForm({ demo, amount }: { demo: DemoCheckout; amount: string }) {
  const isBusy = demo.payment.isPending || demo.leaving.isPending
  return (
    <form
      noValidate
      className="grid gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) demo.pay()
      }}
    >
      <Field
        label="Número do cartão de teste"
        hint={`Aprovado: ${TEST_CARDS.approved}. Recusado: ${TEST_CARDS.declined}.`}
        error={demo.problem ?? undefined}
      >
        <Input
          value={demo.number}
          onChange={(event) => demo.type(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Validade">
          <Input value="12/34" readOnly />
        </Field>
        <Field label="CVC">
          <Input value="123" readOnly />
        </Field>
      </div>
      <div className="mt-2 flex flex-col gap-2">
        <Button type="submit" variant="accent" size="lg" busy={demo.payment.isPending}>
          Pagar {amount}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => demo.pay(TEST_CARDS.declined)}>
          Simular cartão recusado
        </Button>
        <Button variant="ghost" busy={demo.leaving.isPending} onClick={() => demo.leaving.mutate()}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
