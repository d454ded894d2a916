import { zodResolver } from '@hookform/resolvers/zod'
import { commonWords } from '@prancheta/contract/protocol/words.ts'
import { newTicket, openTicket } from '@prancheta/contract/support/tickets.ts'
import { charactersOf, supportWords } from '@prancheta/contract/support/words.ts'
import { cleanText, countCharacters, isBlank, MESSAGE_LENGTH_MAX } from '@prancheta/core/support/text.ts'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ApiError, callApi, wordsOf } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { newId } from '#lib/api/new-id.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { ticketKey } from '#lib/conversation/use-ticket.ts'
import { toast } from '#lib/page/toast.ts'
import { refreshSession } from '#lib/session/session.ts'
import { Field } from '#ui/forms/field.tsx'
import { Input, Textarea } from '#ui/forms/input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }
type Draft = { subject: string; message: string }

const EMPTY: Draft = { subject: '', message: '' }

/** What was written stays while the page stands: a tap beside the dialog must not throw it away. */
export function NewTicketDialog({ open, onOpenChange }: Props) {
  const [draft, setDraft] = useState(EMPTY)
  return (
    <Dialog
      title="Novo Ticket"
      description="Conte o que aconteceu. A equipe responde por aqui."
      open={open}
      onOpenChange={onOpenChange}
    >
      <TicketForm
        draft={draft}
        onType={setDraft}
        onDone={() => {
          setDraft(EMPTY)
          onOpenChange(false)
        }}
      />
    </Dialog>
  )
}

type FormProps = { draft: Draft; onType: (draft: Draft) => void; onDone: () => void }

function TicketForm({ draft, onType, onDone }: FormProps) {
  const navigate = useNavigate()
  const [clientId] = useState(newId) // the same for every try, so that a lost answer does not make a second ticket
  const form = useForm({ resolver: zodResolver(newTicket), defaultValues: draft })
  const { errors, isSubmitting } = form.formState
  const typed = useWatch({ control: form.control })
  const message = cleanText(typed.message ?? '')
  useEffect(() => {
    onType({ subject: typed.subject ?? '', message: typed.message ?? '' })
  }, [typed, onType])
  const isUnfinished = isBlank(typed.subject ?? '') || isBlank(message)

  const create = form.handleSubmit(async (input) => {
    try {
      const ticket = await callApi(openTicket, { ...input, client_id: clientId })
      queryClient.setQueryData(ticketKey(ticket.id), ticket)
      toast.success(supportWords.ticketCreated)
      onDone()
      await navigate(`/tickets/${ticket.id}`)
    } catch (failure) {
      explain(failure)
    }
  })

  return (
    <form onSubmit={create} noValidate className="flex flex-col gap-4">
      <Field label="Assunto" error={errors.subject?.message}>
        <Input {...form.register('subject')} autoComplete="off" />
      </Field>
      <Field
        label="Mensagem"
        error={errors.message?.message}
        hint={charactersOf(countCharacters(message), MESSAGE_LENGTH_MAX)}
      >
        <Textarea {...form.register('message')} className="min-h-32! max-h-64!" />
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <DialogClose>
          <Button variant="secondary">Cancelar</Button>
        </DialogClose>
        <Button type="submit" disabled={isUnfinished} busy={isSubmitting}>
          Criar Ticket
        </Button>
      </div>
    </form>
  )
}

function explain(failure: unknown): void {
  logFailure(supportWords.ticketCreateFailed, failure)
  if (failure instanceof ApiError && failure.code === 'session.required') {
    toast.error(commonWords.notAuthenticated)
    refreshSession({ fresh: true })
    return
  }
  toast.error(supportWords.ticketCreateFailed, { description: wordsOf(failure) })
}
