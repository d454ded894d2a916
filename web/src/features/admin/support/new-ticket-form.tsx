import { zodResolver } from '@hookform/resolvers/zod'
import { newBroadcast, openTicketFor, openTicketForAll } from '@prancheta/contract/support/admin-tickets.ts'
import { charactersOf, supportWords, ticketsCreated } from '@prancheta/contract/support/words.ts'
import { cleanText, countCharacters, MESSAGE_LENGTH_MAX } from '@prancheta/core/support/text.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { callApi, wordsOf } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { newId } from '#lib/conversation/outbox.ts'
import { toast } from '#lib/page/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { Input, Textarea } from '#ui/forms/input.tsx'
import { Checkbox } from '#ui/forms/toggles.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx'
import { awaitBroadcast } from './broadcast-strip.tsx'
import { ChooseUser } from './choose-user.tsx'

type Text = { subject: string; message: string }

/** `label`: 'Novo Ticket' among the tickets, 'Novo' among the messages. */
export function NewTicketButton({ label }: { label: string }) {
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

/** For one user, or for everybody. What is missing is said beside its field and, as specified, as a notice. */
function NewTicketForm({ onDone }: { onDone: () => void }) {
  const [clientId] = useState(newId) // the same for every try
  const [forAll, setForAll] = useState(false)
  const [userId, setUserId] = useState<string | null>(null)
  const [isUserMissing, setIsUserMissing] = useState(false)
  const form = useForm<Text>({ resolver: zodResolver(newBroadcast), defaultValues: { subject: '', message: '' } })

  async function create(text: Text) {
    setIsUserMissing(!forAll && userId === null)
    try {
      if (forAll) {
        awaitBroadcast((await callApi(openTicketForAll, { ...text, client_id: clientId })).id)
      } else if (userId !== null) {
        await callApi(openTicketFor, { ...text, user_id: userId, client_id: clientId })
        toast.success(ticketsCreated(1))
      } else {
        toast.error(supportWords.chooseUser)
        return
      }
      onDone()
    } catch (failure) {
      logFailure(supportWords.ticketsCreateFailed, failure)
      toast.error(supportWords.ticketsCreateFailed, { description: wordsOf(failure) })
    }
  }

  const submit = form.handleSubmit(create, ({ subject, message }) => {
    setIsUserMissing(!forAll && userId === null)
    toast.error(subject?.message ?? message?.message ?? supportWords.fillSubjectAndMessageAdmin)
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Checkbox checked={forAll} onCheckedChange={setForAll}>
        Para todos os usuários
      </Checkbox>
      {!forAll && (
        <ChooseUser
          chosen={userId}
          onChoose={(id) => {
            setUserId(id)
            setIsUserMissing(false)
          }}
          error={isUserMissing ? supportWords.chooseUser : undefined}
        />
      )}
      <TextFields form={form} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <DialogClose>
          <Button variant="secondary">Cancelar</Button>
        </DialogClose>
        <Button type="submit" busy={form.formState.isSubmitting}>
          Criar Ticket
        </Button>
      </div>
    </form>
  )
}

function TextFields({ form }: { form: UseFormReturn<Text> }) {
  const { errors } = form.formState
  const message = cleanText(useWatch({ control: form.control, name: 'message' }))
  return (
    <>
      <Field label="Assunto" error={errors.subject?.message}>
        <Input {...form.register('subject')} autoComplete="off" />
      </Field>
      <Field
        label="Mensagem"
        error={errors.message?.message}
        hint={charactersOf(countCharacters(message), MESSAGE_LENGTH_MAX)}
      >
        <Textarea {...form.register('message')} className="min-h-28! max-h-64!" />
      </Field>
    </>
  )
}
