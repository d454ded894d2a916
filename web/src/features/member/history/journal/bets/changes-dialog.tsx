import type { listChanges } from '@prancheta/contract/journal/routes.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { formatCents, formatDateTime, formatOdd } from '#lib/format/format.ts'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { OUTCOMES } from '#ui/product/outcomes.ts'
import { changesQuery } from '../journal-queries.ts'

type Change = OutputOf<typeof listChanges>['changes'][number]

const WHAT: Record<Change['kind'], string> = {
  changed: 'Alterada',
  result: 'Resultado anotado à mão',
  deleted: 'Apagada',
}

/** What was changed or taken out, and how it stood before. */
export function ChangesDialog() {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title="O que mudou"
      description="Alterações e apostas apagadas, com o que havia antes."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="sm">
          <History aria-hidden="true" className="size-4" />O que mudou
        </Button>
      }
    >
      {open && <Changes />}
    </Dialog>
  )
}

export function endWords({ kind, outcome }: Pick<Change['before'], 'kind' | 'outcome'>): string {
  if (kind === 'cash_out') return 'encerrada antes'
  return outcome === null ? 'em aberto' : OUTCOMES[outcome].word
}

function Changes() {
  const { data, isError, isFetching, refetch } = useQuery(changesQuery)
  if (isError) return <LoadFailure title={journalWords.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 w-full" />
  if (data.changes.length === 0)
    return <p className="text-ink-muted text-sm">Nada foi alterado nem apagado até aqui.</p>
  return (
    <ul className="-my-3 divide-y divide-line">
      {data.changes.map(({ id, kind, at, before }) => (
        <li key={id} className="py-3 text-sm">
          <p className="text-ink-muted text-xs">
            {WHAT[kind]} em <time dateTime={at}>{formatDateTime(new Date(at))}</time>
          </p>
          <p className="mt-1 font-semibold [overflow-wrap:anywhere]">
            {before.match}, {before.market}
          </p>
          <p className="text-ink-muted">
            Antes: {formatCents(before.stakeCents)} na odd {formatOdd(before.odd)}, {before.house}, {endWords(before)}
          </p>
        </li>
      ))}
    </ul>
  )
}
