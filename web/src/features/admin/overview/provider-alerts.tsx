import type { Trouble } from '@prancheta/contract/providers/routes.ts'
import { TriangleAlert } from 'lucide-react'
import { failureWords, troubleWords } from '#domain/admin/trouble-words.ts'
import { formatRelative } from '#lib/format/format.ts'
import { LinkButton } from '#ui/primitives/button.tsx'

/** The outside services that keep failing. Nothing stands here while all of them work. */
export function ProviderAlerts({ troubles }: { troubles: readonly Trouble[] }) {
  if (troubles.length === 0) return null
  const now = new Date()
  return (
    <section
      role="alert"
      aria-label="Serviços com falhas"
      className="flex flex-col gap-3 rounded-card border border-bad bg-bad-soft p-4 sm:flex-row sm:items-center"
    >
      <TriangleAlert aria-hidden="true" className="hidden size-5 shrink-0 text-bad sm:block" />
      <ul className="flex min-w-0 flex-1 flex-col gap-2">
        {troubles.map((trouble) => (
          <li key={`${trouble.kind} ${trouble.customer}`}>
            <p className="font-semibold text-bad text-sm">{troubleWords(trouble, now)}</p>
            <p className="text-sm [overflow-wrap:anywhere]">
              {[trouble.source, trouble.customer].filter(Boolean).join(', ')}: última falha{' '}
              {formatRelative(new Date(trouble.last_failure_at), now)} ({failureWords(trouble.last_failure)})
            </p>
          </li>
        ))}
      </ul>
      <LinkButton to="/admin/config" variant="secondary" size="sm" className="self-start sm:self-center">
        Ver configuração
      </LinkButton>
    </section>
  )
}
