import type { TicketStatus } from '@prancheta/core/support/status.ts'
import { useSearchParams } from 'react-router'

/** The tabs of the queue by their names in the address. */
export const STATUS_TABS: readonly { id: string; label: string; status: TicketStatus | null }[] = [
  { id: 'todos', label: 'Todos', status: null },
  { id: 'abertos', label: 'Abertos', status: 'open' },
  { id: 'resolvidos', label: 'Resolvidos', status: 'resolved' },
  { id: 'fechados', label: 'Fechados', status: 'closed' },
]

export type Waiting = 'all' | 'urgent' | null

const WAITING: Record<string, Waiting> = { 'nao-lidos': 'all', urgentes: 'urgent' }

/** Which part of the queue is shown lives in the address, so that a counter leads to just what it counts, and back works. */
export function useQueueAddress() {
  const [parameters, setParameters] = useSearchParams()
  const [first] = STATUS_TABS
  const tab = STATUS_TABS.find(({ id }) => id === parameters.get('estado')) ?? first
  const waiting = WAITING[parameters.get('espera') ?? ''] ?? null
  const priorityOnly = parameters.get('prioritarios') === 'sim'

  function set(name: string, value: string | null) {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return {
    tab: tab?.id ?? '',
    waiting,
    priorityOnly,
    chooseTab: (id: string) => set('estado', id === first?.id ? null : id),
    chooseWaiting: (wanted: Waiting) => set('espera', nameOf(wanted)),
    setPriorityOnly: (isOn: boolean) => set('prioritarios', isOn ? 'sim' : null),
  }
}

function nameOf(wanted: Waiting): string | null {
  return Object.keys(WAITING).find((name) => WAITING[name] === wanted) ?? null
}

/** The conversations with something unread alone, or all of them. */
export function useUnreadOnly(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [parameters, setParameters] = useSearchParams()
  function set(isOn: boolean) {
    const next = new URLSearchParams(parameters)
    if (isOn) next.set('espera', 'nao-lidas')
    else next.delete('espera')
    setParameters(next, { replace: true, preventScrollReset: true })
  }
  return [parameters.get('espera') === 'nao-lidas', set]
}
