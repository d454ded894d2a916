import type { ReactNode } from 'react'
import { Badge } from '#ui/primitives/badge.tsx'
import { StatusBadge } from '#ui/product/conversation/ticket-badges.tsx'
import { PlanBadge } from '#ui/product/plan-badge.tsx'
import { Sample } from './sample.tsx'

/** A ticket that was answered. */
export function TicketSample() {
  return (
    <Sample>
      <div className="flex items-start justify-between gap-3">
        <span className="font-semibold">Um jogo não aparece na lista</span>
        <span className="flex shrink-0 gap-1.5">
          <Badge tone="bad">Nova</Badge>
          <StatusBadge status="open" />
        </span>
      </div>
      <p className="mt-1 text-ink-muted text-xs">Obrigado por avisar. Estamos olhando e voltamos por aqui.</p>
    </Sample>
  )
}

/** A question and its answer. */
export function TalkSample() {
  return (
    <Sample>
      <p className="ml-auto w-fit max-w-[85%] rounded-card rounded-br-mark bg-brand px-3 py-1.5 text-brand-ink">
        Onde mudo a minha unidade padrão?
      </p>
      <p className="mt-2 w-fit max-w-[85%] rounded-card rounded-bl-mark border border-line bg-surface-raised px-3 py-1.5">
        Em Configurações, no cartão Preferências.
      </p>
    </Sample>
  )
}

/** Accounts with their plans. */
export function UserSample() {
  return (
    <Sample>
      <PersonRow name="Maria Exemplo" note="maria@exemplo.test" aside={<PlanBadge plan="pro" active />} />
      <PersonRow name="José Exemplo" note="jose@exemplo.test" aside={<PlanBadge plan="teste" active />} />
    </Sample>
  )
}

/** A tipster with a colour and an address. */
export function TipsterSample() {
  return (
    <Sample>
      <PersonRow
        name="Maria Exemplo"
        note="/tip/exemplo"
        aside={<span className="block size-6 rounded-full bg-info" />}
      />
    </Sample>
  )
}

function PersonRow({ name, note, aside }: { name: string; note: string; aside: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3 py-1.5">
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block text-ink-muted text-xs">{note}</span>
      </span>
      {aside}
    </div>
  )
}
