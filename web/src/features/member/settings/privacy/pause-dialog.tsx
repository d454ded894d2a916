import { startPause } from '@prancheta/contract/account/routes.ts'
import { accountWords } from '@prancheta/contract/account/words.ts'
import type { PauseLength } from '@prancheta/core/responsible-play/pause.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { pauseQuery } from '#lib/api/member-queries.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { toast } from '#lib/page/toast.ts'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx'

const LENGTHS: readonly { value: PauseLength; label: string }[] = [
  { value: '24h', label: '24 horas' },
  { value: '7d', label: '7 dias' },
  { value: '30d', label: '30 dias' },
  { value: '3m', label: '3 meses' },
  { value: '6m', label: '6 meses' },
]

/** Two steps on purpose: what begins here cannot be undone. */
export function PauseDialog({ isPaused }: { isPaused: boolean }) {
  const [open, setOpen] = useState(false)
  const [length, setLength] = useState<PauseLength>('24h')
  const words = LENGTHS.find(({ value }) => value === length)?.label
  const start = useMutation({
    mutationFn: () => callApi(startPause, { length }),
    onSuccess(pause) {
      queryClient.setQueryData(pauseQuery.queryKey, pause)
      toast.success(accountWords.pauseStarted)
      setOpen(false)
    },
    onError: (failure) => tellFailure(failure, accountWords.pauseFailed),
  })
  return (
    <Dialog
      title={isPaused ? 'Estender a pausa' : 'Fazer uma pausa'}
      description="Conta a partir de agora. Ninguém pode encurtá-la, nem você, nem o suporte."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" className="max-sm:w-full">
          {isPaused ? 'Estender a pausa' : 'Fazer uma pausa'}
        </Button>
      }
      actions={
        <>
          <DialogClose>
            <Button variant="secondary">Cancelar</Button>
          </DialogClose>
          <Button busy={start.isPending} onClick={() => start.mutate()}>
            Pausar por {words}
          </Button>
        </>
      }
    >
      <ChoiceGroup label="Por quanto tempo" choices={LENGTHS} value={length} onValueChange={setLength} />
    </Dialog>
  )
}
