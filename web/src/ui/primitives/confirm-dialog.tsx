import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogClose } from './dialog.tsx'

type Props = {
  title: string
  description: string
  /** The verb that is about to happen, on the button that does it. */
  verb: string
  isDangerous?: boolean
  busy: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
  children?: ReactNode
}

/** Asks before something is done that others notice. */
export function ConfirmDialog({ verb, isDangerous = false, busy, onConfirm, children, ...dialog }: Props) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <DialogClose>
            <Button variant="secondary">Cancelar</Button>
          </DialogClose>
          <Button variant={isDangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
