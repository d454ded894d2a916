import type { Bankroll } from '@prancheta/contract/journal/bankroll.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx'
import { bankrollQuery } from '../journal-queries.ts'
import { StakeFields, TermFields } from './bet-fields.tsx'
import { LimitNote } from './limit-note.tsx'
import { SubjectFields } from './subject-fields.tsx'
import { unitOfBet } from './unit-of-bet.ts'
import { type BetFormTarget, useBetForm } from './use-bet-form.ts'

type Props = { target: BetFormTarget; open: boolean; onOpenChange: (open: boolean) => void }

/** Writes down a bet made elsewhere, or changes one. It says that we place none. */
export function BetDialog({ target, open, onOpenChange }: Props) {
  const saved = target.kind === 'new' ? target.saved : null
  return (
    <Dialog
      title={target.kind === 'new' ? journalWords.record : 'Alterar aposta'}
      description={saved?.match ?? (target.kind === 'change' ? target.bet.match : undefined)}
      open={open}
      onOpenChange={onOpenChange}
    >
      {open && <Loaded target={target} onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}

/** Units and houses to choose from have to be known before the form stands there. */
function Loaded({ target, onDone }: { target: BetFormTarget; onDone: () => void }) {
  const bankroll = useQuery(bankrollQuery)
  if (bankroll.isPending) return <Skeleton className="h-96 w-full rounded-control" />
  return <BetForm target={target} bankroll={bankroll.data} onDone={onDone} />
}

type FormProps = { target: BetFormTarget; bankroll: Bankroll | undefined; onDone: () => void }

export function BetForm({ target, bankroll, onDone }: FormProps) {
  const form = useBetForm(target, { stakeIn: 'money', onDone })
  const keptCents = target.kind === 'change' ? target.bet.unitCents : null
  const unitCents = unitOfBet(bankroll, { day: form.field('placedDay').value ?? '', keptCents })
  return (
    <form {...form.element} className="grid gap-4">
      <p className="rounded-control border border-line bg-surface-sunken p-3 text-ink-muted text-sm">
        {journalWords.placesNone}
      </p>
      <SubjectFields form={form} target={target} />
      <TermFields form={form} kickOff={kickOffOf(target)} houses={bankroll?.houses ?? []} />
      <StakeFields form={form} unitCents={unitCents} isSaved={isSaved(target)} />
      {target.kind === 'new' && <LimitNote form={form} unitCents={unitCents} />}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <DialogClose>
          <Button variant="secondary">Cancelar</Button>
        </DialogClose>
        <Button {...form.button}>{target.kind === 'new' ? 'Registrar' : 'Salvar alteração'}</Button>
      </div>
    </form>
  )
}

/** Of our own games; a bet in words has no closing price to compare with. */
function kickOffOf(target: BetFormTarget): string | null {
  if (target.kind === 'new') return target.saved?.matchAt ?? null
  return target.bet.marketId === null ? null : target.bet.matchAt
}

const isSaved = (target: BetFormTarget) =>
  target.kind === 'new' ? target.saved !== null : target.bet.marketId !== null
