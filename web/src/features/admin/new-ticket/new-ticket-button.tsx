import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { NewTicketForm } from './new-ticket-form.tsx'

type Props = {
  /** 'Novo Ticket' among the tickets, 'Novo' among the messages. */
  label: string
}

export function NewTicketButton({ label }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="accent" onClick={() => setOpen(true)}>
        <Plus className="size-4" aria-hidden="true" />
        {label}
      </Button>
      <Dialog
        title="Novo Ticket"
        description="Abre um ticket com uma mensagem do suporte."
        open={open}
        onOpenChange={setOpen}
      >
        <NewTicketForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
