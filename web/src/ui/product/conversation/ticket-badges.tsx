import { STATUS_LABELS, URGENCY_LABELS } from '@prancheta/contract/support/words.ts'
import type { TicketStatus, Urgency } from '@prancheta/core/support/status.ts'
import { CircleCheck, CircleDot, Lock } from 'lucide-react'
import { Badge, type Tone } from '#ui/primitives/badge.tsx'

const LOOK: Record<TicketStatus, { tone: Tone; Icon: typeof Lock }> = {
  open: { tone: 'info', Icon: CircleDot },
  resolved: { tone: 'good', Icon: CircleCheck },
  closed: { tone: 'neutral', Icon: Lock },
}

export function StatusBadge({ status }: { status: TicketStatus }) {
  const { tone, Icon } = LOOK[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {STATUS_LABELS[status]}
    </Badge>
  )
}

const TONES: Record<Urgency, Tone> = { urgent: 'bad', waiting: 'warn', answered: 'good' }

export function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  return <Badge tone={TONES[urgency]}>{URGENCY_LABELS[urgency]}</Badge>
}
