import { URGENCY_LABELS } from '@prancheta/contract/support/words.ts'
import type { Urgency } from '@prancheta/core/support/status.ts'
import { Badge, type Tone } from '#ui/primitives/badge.tsx'

const TONES: Record<Urgency, Tone> = { urgent: 'bad', waiting: 'warn', answered: 'good' }

export function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  return <Badge tone={TONES[urgency]}>{URGENCY_LABELS[urgency]}</Badge>
}
