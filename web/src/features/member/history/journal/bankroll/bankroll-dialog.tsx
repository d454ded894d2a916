import { type Bankroll, deleteMove } from '@prancheta/contract/journal/bankroll.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2, Wallet } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { toast } from '#lib/page/toast.ts'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { bankrollQuery, refreshJournal } from '../journal-queries.ts'
import { dayWords, formatProfit } from '../journal-words.ts'
import { MoveForm, OpeningForm } from './bankroll-forms.tsx'

/** What was set aside for betting, the unit, and money put in or taken out. */
export function BankrollDialog() {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title="Banca e unidade"
      description="O dinheiro que você separou para apostar e que pode perder sem fazer falta."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="sm">
          <Wallet aria-hidden="true" className="size-4" />
          Banca
        </Button>
      }
    >
      {open && <Content />}
    </Dialog>
  )
}

function Content() {
  const { data, isError, isFetching, refetch } = useQuery(bankrollQuery)
  if (isError) return <LoadFailure title={journalWords.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-72 w-full" />
  return (
    <div className="grid gap-6">
      <OpeningForm bankroll={data} />
      {data.opening !== null && (
        <section className="grid gap-4 border-line border-t pt-5">
          <h3 className="headline text-base">Depósitos e saques</h3>
          <MoveForm />
          <Moves moves={data.moves} />
        </section>
      )}
    </div>
  )
}

function Moves({ moves }: Pick<Bankroll, 'moves'>) {
  const removing = useMutation({
    mutationFn: (moveId: string) => callApi(deleteMove, { moveId }),
    async onSuccess() {
      toast.success(journalWords.moveDeleted)
      await refreshJournal()
    },
    onError: (failure) => tellFailure(failure, journalWords.bankrollFailed),
  })
  if (moves.length === 0) return <p className="text-ink-muted text-sm">Nenhum até aqui.</p>
  return (
    <ul className="divide-y divide-line text-sm">
      {moves.toReversed().map(({ id, kind, cents, day }) => (
        <li key={id} className="flex min-h-11 items-center gap-3">
          <span className="flex-1">
            {kind === 'deposit' ? 'Depósito' : 'Saque'} em {dayWords(day)}
          </span>
          <span className="figures">{formatProfit(kind === 'deposit' ? cents : -cents)}</span>
          <IconButton
            label={`Apagar ${kind === 'deposit' ? 'depósito' : 'saque'} de ${dayWords(day)}`}
            disabled={removing.isPending}
            onClick={() => removing.mutate(id)}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
