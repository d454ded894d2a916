import type { BetView } from '@prancheta/contract/journal/bet.ts'
import { deleteBet, setBetResult } from '@prancheta/contract/journal/routes.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import { PICK_OUTCOMES, type PickOutcome } from '@prancheta/core/history/pick-outcome.ts'
import { useMutation } from '@tanstack/react-query'
import { EllipsisVertical, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { toast } from '#lib/page/toast.ts'
import { IconButton } from '#ui/primitives/button.tsx'
import { ConfirmDialog } from '#ui/primitives/dialog.tsx'
import { Menu, type MenuEntry } from '#ui/primitives/menu.tsx'
import { OUTCOMES } from '#ui/product/outcomes.ts'
import { refreshJournal } from '../journal-queries.ts'
import { BetDialog } from './bet-dialog.tsx'

/** What can be done with a bet: say how it ended, change it, take it out. */
export function BetMenu({ bet }: { bet: BetView }) {
  const [open, setOpen] = useState<'change' | 'delete' | null>(null)
  const result = useMutation({
    mutationFn: (outcome: PickOutcome | null) => callApi(setBetResult, { betId: bet.id, outcome }),
    async onSuccess(_answer, outcome) {
      toast.success(outcome === null ? journalWords.resultGivenBack : journalWords.resultSet)
      await refreshJournal()
    },
    onError: (failure) => tellFailure(failure, journalWords.changeFailed),
  })
  const removing = useMutation({
    mutationFn: () => callApi(deleteBet, { betId: bet.id }),
    async onSuccess() {
      toast.success(journalWords.deleted)
      setOpen(null)
      await refreshJournal()
    },
    onError: (failure) => tellFailure(failure, journalWords.changeFailed),
  })
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Opções de ${bet.match}, ${bet.market}`} className="-mt-2 -mr-2">
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
        heading={<p className="text-ink-muted text-xs">Como terminou</p>}
        entries={[
          ...outcomeEntries(bet, (outcome) => result.mutate(outcome)),
          { kind: 'line' },
          { kind: 'action', label: 'Alterar', icon: <Pencil aria-hidden="true" />, onSelect: () => setOpen('change') },
          { kind: 'action', label: 'Apagar', icon: <Trash2 aria-hidden="true" />, onSelect: () => setOpen('delete') },
        ]}
      />
      {open === 'change' && (
        <BetDialog target={{ kind: 'change', bet }} open onOpenChange={(isOpen) => !isOpen && setOpen(null)} />
      )}
      <ConfirmDialog
        title="Apagar esta aposta?"
        description={`${bet.match}, ${bet.market}. Ela sai das contas; o que havia fica guardado em 'O que mudou'.`}
        verb="Apagar aposta"
        isDangerous
        busy={removing.isPending}
        open={open === 'delete'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'delete' : null)}
        onConfirm={() => removing.mutate()}
      />
    </>
  )
}

/** A cashed-out bet ended by its sum; its owner changes that, not an outcome. */
function outcomeEntries(bet: BetView, onSet: (outcome: PickOutcome | null) => void): MenuEntry[] {
  if (bet.kind === 'cash_out') return []
  const outcomes = PICK_OUTCOMES.map(
    (outcome): MenuEntry => ({
      kind: 'action',
      label: OUTCOMES[outcome].word,
      disabled: bet.isByHand && bet.outcome === outcome,
      onSelect: () => onSet(outcome),
    }),
  )
  if (!bet.isByHand) return outcomes
  return [
    ...outcomes,
    {
      kind: 'action',
      label: bet.marketId === null ? 'deixar em aberto' : 'usar a nossa regra',
      icon: <RotateCcw aria-hidden="true" />,
      onSelect: () => onSet(null),
    },
  ]
}
