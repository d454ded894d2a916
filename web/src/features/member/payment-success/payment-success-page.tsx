import { billingWords } from '@prancheta/contract/billing/words.ts'
import type { ReactNode } from 'react'
import { pageMeta } from '#lib/page/page-meta.ts'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { Spinner } from '#ui/feedback/loading.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { useConfirmation } from './use-confirmation.ts'

export function meta() {
  return pageMeta('Pagamento', { listed: false })
}

export default function PaymentSuccessPage() {
  const { reader, ending } = useConfirmation()
  if (reader === 'person' && ending === null) {
    return (
      <Notice title={billingWords.paymentConfirmed} mark={<Spinner label="Verificando" />}>
        Isso leva alguns segundos. Você pode esperar aqui.
      </Notice>
    )
  }
  if (reader === 'person' && ending === 'active') {
    return <Notice title={billingWords.subscriptionActivated}>Abrindo o Dashboard…</Notice>
  }
  if (reader === 'person') {
    return <Notice title={billingWords.paymentPending}>Abrindo o Dashboard…</Notice>
  }
  if (reader === 'unknown') return <Notice title="Verificando o pagamento">Procurando a sua conta…</Notice>
  return (
    <Notice
      title={billingWords.paymentMade}
      action={
        <LinkButton to="/auth/login" size="lg" variant="accent">
          {billingWords.signIn}
        </LinkButton>
      }
    >
      Entre na sua conta para ver o plano.
    </Notice>
  )
}

function Notice({
  title,
  mark,
  action,
  children,
}: {
  title: string
  mark?: ReactNode
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col items-center justify-center px-4 py-12 text-center sm:px-6">
      <PitchLines view="circle" className="mb-6 w-64 max-w-full" />
      <div aria-live="polite">
        <h1 className="headline text-balance text-2xl">{title}</h1>
        <p className="mt-3 flex items-center justify-center gap-2 text-ink-muted">
          {mark}
          {children}
        </p>
      </div>
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
