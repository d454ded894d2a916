import { billingWords } from '@prancheta/contract/billing/words.ts'
import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { isBeyondPayment } from '@prancheta/core/billing/lifecycle.ts'
import type { PaidPlan, Plan } from '@prancheta/core/billing/plans.ts'
import { Check } from 'lucide-react'
import { formatCents, formatCount } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { forgetPendingPlan } from '#lib/session/pending-plan.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import type { Offer } from './plan-offers.ts'
import type { Pricing } from './use-pricing.ts'

type Props = { offer: Offer; pricing: Pricing }

export function PlanCard({ offer, pricing }: Props) {
  const { person, held, status } = pricing
  const action = cardAction(offer, { person, held, subscribed: status?.subscribed === true })
  const isMain = offer.plan === 'pro'
  return (
    <section
      aria-labelledby={`plan-${offer.plan}`}
      className={classes(
        'flex flex-col rounded-card border bg-surface-raised p-5',
        isMain ? 'border-brand shadow-soft' : 'border-line',
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h2 id={`plan-${offer.plan}`} className="headline text-lg">
          {offer.name}
        </h2>
        {isMain && (
          <Badge tone="brand">{action.kind === 'current' ? billingWords.yourPlan : billingWords.mostPopular}</Badge>
        )}
      </div>
      <p className="mt-1 text-ink-muted text-sm">{offer.line}</p>
      <p className="mt-4 flex items-baseline gap-1 whitespace-nowrap">
        <span className="figures text-3xl">
          <span className="text-lg">R$</span> {priceOf(offer)}
        </span>
        <span className="text-ink-muted text-sm">por mês</span>
      </p>
      <p className="mt-4 border-line border-t pt-4 font-semibold">{formatCount(offer.quota)} partidas por mês</p>
      <ul className="mt-3 mb-6 flex-1 space-y-2.5 text-sm">
        {offer.includes.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
            {item}
          </li>
        ))}
      </ul>
      <Action action={action} plan={offer.plan} isMain={isMain} pricing={pricing} />
    </section>
  )
}

function Action({
  action,
  plan,
  isMain,
  pricing,
}: { action: CardAction; isMain: boolean } & Pick<Props, 'pricing'> & { plan: Offer['plan'] }) {
  if (action.kind === 'none') return <p className="text-ink-muted text-sm">{action.note}</p>
  if (action.kind === 'register') {
    return (
      <LinkButton to="/auth/register" variant="secondary" size="lg" onClick={forgetPendingPlan}>
        {action.label}
      </LinkButton>
    )
  }
  if (action.kind === 'current' || plan === 'teste') {
    return (
      <Button variant="secondary" size="lg" disabled>
        {action.label}
      </Button>
    )
  }
  return <ChooseButton plan={plan} label={action.label} isMain={isMain} pricing={pricing} />
}

function ChooseButton({
  plan,
  label,
  isMain,
  pricing,
}: {
  plan: PaidPlan
  label: string
  isMain: boolean
  pricing: Pricing
}) {
  const isChosen = pricing.busy === plan
  return (
    <Button
      variant={isMain ? 'accent' : 'secondary'}
      size="lg"
      busy={isChosen}
      disabled={pricing.busy !== null && !isChosen}
      onClick={() => void pricing.choose(plan)}
    >
      {isChosen ? billingWords.processing : label}
    </Button>
  )
}

/** What follows the R$. The free plan costs 0, without centavos, as the specification writes it. */
function priceOf({ priceCents }: Offer): string {
  return priceCents === 0 ? '0' : formatCents(priceCents).replace(/^R\$\s/, '')
}

type CardAction =
  | { kind: 'register'; label: string }
  | { kind: 'choose'; label: string }
  | { kind: 'current'; label: string }
  | { kind: 'none'; note: string }

type Reader = {
  person: SessionView | null
  /** The plan that counts now, and whether it is on; null for a visitor. */
  held: { plan: Plan; active: boolean } | null
  /** Whether a subscription gives it. */
  subscribed: boolean
}

/** What a card offers this reader. */
export function cardAction(offer: Pick<Offer, 'plan' | 'name'>, { person, held, subscribed }: Reader): CardAction {
  if (person?.role === 'admin' || (held && isBeyondPayment(held.plan))) {
    return { kind: 'none', note: 'Seu acesso não depende de assinatura.' }
  }
  // A paid plan that is switched off gives nothing, so it can be bought like any other.
  const isCurrent = held?.plan === offer.plan && (held.active || offer.plan === 'teste')
  if (isCurrent) return { kind: 'current', label: billingWords.yourCurrentPlan }
  if (offer.plan === 'teste') {
    if (!person) return { kind: 'register', label: 'Começar grátis' }
    return { kind: 'none', note: 'É para onde a conta volta quando uma assinatura termina.' }
  }
  if (person?.pause) return { kind: 'none', note: 'Fechado durante a sua pausa.' }
  return { kind: 'choose', label: subscribed ? `Mudar para ${offer.name}` : `Assinar ${offer.name}` }
}
