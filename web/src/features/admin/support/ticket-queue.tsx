import { SEARCH_LENGTH_MAX } from '@prancheta/contract/support/thread.ts'
import { waitingCount } from '@prancheta/contract/support/words.ts'
import { useState } from 'react'
import { useSettled } from '#lib/api/paged-list.ts'
import { formatDuration } from '#lib/format/format-duration.ts'
import { useSupportCounters } from '#lib/live/use-support-counters.ts'
import { Input } from '#ui/forms/input.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { BroadcastStrip } from './broadcast-strip.tsx'
import { FilterChips } from './filter-chips.tsx'
import { NewTicketButton } from './new-ticket-form.tsx'
import { STATUS_TABS, useQueueAddress, type Waiting } from './queue-address.ts'
import { TicketList } from './ticket-list.tsx'
import { useFirstAnswers } from './use-admin-threads.ts'

type Props = { chosen: string | null; onChoose: (ticketId: string) => void }

/** Everybody's tickets, with the ways to find one and to open one. */
export function TicketQueue({ chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const { tab, waiting, priorityOnly, ...address } = useQueueAddress()
  const search = useSettled(typed.trim())
  const counters = useSupportCounters()
  const toggleWaiting = (wanted: Waiting) => address.chooseWaiting(waiting === wanted ? null : wanted)

  return (
    <>
      <BroadcastStrip />
      <header className="flex flex-col gap-3 px-4 pt-4">
        <div className="flex flex-wrap items-center gap-2">
          <p className="headline text-xl" aria-hidden="true">
            Tickets
          </p>
          {counters && (
            <Badge tone={counters.unread_tickets > 0 ? 'warn' : 'neutral'}>
              {waitingCount(counters.unread_tickets)}
            </Badge>
          )}
          <div className="ml-auto">
            <NewTicketButton label="Novo Ticket" />
          </div>
        </div>
        <FirstAnswerNote />
        <Input
          type="search"
          aria-label="Buscar tickets"
          placeholder="Assunto, mensagem, nome ou e-mail"
          value={typed}
          maxLength={SEARCH_LENGTH_MAX}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FilterChips
          label="Mostrar só"
          chips={[
            { label: 'Não lidos', isOn: waiting === 'all', onToggle: () => toggleWaiting('all') },
            { label: 'Urgentes', isOn: waiting === 'urgent', onToggle: () => toggleWaiting('urgent') },
            { label: 'Prioritários', isOn: priorityOnly, onToggle: () => address.setPriorityOnly(!priorityOnly) },
          ]}
        />
      </header>
      {/* The tabs stay in sight while the list moves under them. */}
      <div className="min-h-0 flex-1 overflow-y-auto [&_[role=tablist]]:sticky [&_[role=tablist]]:top-0 [&_[role=tablist]]:z-10 [&_[role=tablist]]:bg-surface-raised [&_[role=tablist]]:pl-1">
        <Tabs
          label="Estado dos tickets"
          value={tab}
          onValueChange={address.chooseTab}
          tabs={STATUS_TABS.map(({ id, label, status }) => ({
            id,
            label,
            content: (
              <TicketList filter={{ status, waiting, priorityOnly, search }} chosen={chosen} onChoose={onChoose} />
            ),
          }))}
        />
      </div>
    </>
  )
}

/** How long people wait, in one quiet line; the dashboard shows the same figures larger. */
function FirstAnswerNote() {
  const times = useFirstAnswers()
  if (!times || times.median_ms === null || times.p90_ms === null) return null
  return (
    <p className="text-ink-muted text-xs">
      Primeira resposta em {times.days} dias: metade em até{' '}
      <strong className="text-ink">{formatDuration(times.median_ms)}</strong>, 9 em cada 10 em até{' '}
      <strong className="text-ink">{formatDuration(times.p90_ms)}</strong>
    </p>
  )
}
