import { zodResolver } from '@hookform/resolvers/zod'
import { newBroadcast, openTicketFor, openTicketForAll } from '@prancheta/contract/support/admin-tickets.ts'
import { charactersOf, supportWords, ticketsCreated } from '@prancheta/contract/support/words.ts'
import { cleanText, countCharacters, MESSAGE_LENGTH_MAX } from '@prancheta/core/support/text.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { callApi, wordsOf } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { newId } from '#lib/api/new-id.ts'
import { classes } from '#lib/page/classes.ts'
import { toast } from '#lib/page/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { Input, Textarea } from '#ui/forms/input.tsx'
import { Checkbox } from '#ui/forms/toggles.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx'
import { awaitBroadcast } from './broadcast-strip.tsx'
import { ChooseUser } from './choose-user.tsx'
import { ConfirmForAll, FOR_ALL_WORDS, type Recipients, recipientWords, useRecipients } from './confirm-for-all.tsx'

type Text = { subject: string; message: string }

/** `label`: 'Novo Ticket' among the tickets, 'Novo' among the messages. */
export function NewTicketButton({ label }: { label: string }) {
  const [open, setOpen] = useState(false)
  /** What is to go to everybody, once that was confirmed. */
  const [toConfirm, setToConfirm] = useState<Text | null>(null)
  const recipients = useRecipients(toConfirm !== null)
  const isAsking = toConfirm !== null

  function change(isOpen: boolean) {
    setOpen(isOpen)
    setToConfirm(null)
  }

  return (
    <>
      <Button size="sm" variant="accent" onClick={() => setOpen(true)}>
        <Plus className="size-4" aria-hidden="true" />
        {label}
      </Button>
      <Dialog
        title={isAsking ? `Enviar para ${recipientWords(recipients.people)}?` : 'Novo Ticket'}
        description={isAsking ? FOR_ALL_WORDS : 'Abre um ticket com uma mensagem do suporte.'}
        open={open}
        onOpenChange={change}
      >
        <NewTicketForm
          toConfirm={toConfirm}
          onConfirm={setToConfirm}
          recipients={recipients}
          onDone={() => change(false)}
        />
      </Dialog>
    </>
  )
}

type FormProps = {
  toConfirm: Text | null
  onConfirm: (text: Text | null) => void
  recipients: Recipients
  onDone: () => void
}

/**
 * For one user, or for everybody, which is asked once more. What is missing is said beside its field and, as specified, as a
 * notice.
 */
function NewTicketForm({ toConfirm, onConfirm, recipients, onDone }: FormProps) {
  const [clientId] = useState(newId) // the same for every try
  const [forAll, setForAll] = useState(false)
  const [userId, setUserId] = useState<string | null>(null)
  const [isUserMissing, setIsUserMissing] = useState(false)
  const form = useForm<Text>({ resolver: zodResolver(newBroadcast), defaultValues: { subject: '', message: '' } })

  async function attempt(work: () => Promise<void>) {
    try {
      await work()
      onDone()
    } catch (failure) {
      logFailure(supportWords.ticketsCreateFailed, failure)
      toast.error(supportWords.ticketsCreateFailed, { description: wordsOf(failure) })
    }
  }

  async function create(text: Text) {
    setIsUserMissing(!forAll && userId === null)
    if (forAll) return onConfirm(text)
    if (userId === null) return toast.error(supportWords.chooseUser)
    await attempt(async () => {
      await callApi(openTicketFor, { ...text, user_id: userId, client_id: clientId })
      toast.success(ticketsCreated(1))
    })
  }

  const createForAll = (text: Text) =>
    attempt(async () => {
      awaitBroadcast((await callApi(openTicketForAll, { ...text, client_id: clientId })).id)
    })

  const submit = form.handleSubmit(create, ({ subject, message }) => {
    setIsUserMissing(!forAll && userId === null)
    toast.error(subject?.message ?? message?.message ?? supportWords.fillSubjectAndMessageAdmin)
  })

  return (
    <>
      {toConfirm && (
        <ConfirmForAll
          text={toConfirm}
          recipients={recipients}
          onBack={() => onConfirm(null)}
          onConfirm={createForAll}
        />
      )}
      {/* Kept while the question stands over it, so that going back finds what was written. */}
      <form onSubmit={submit} noValidate className={classes('flex-col gap-4', toConfirm ? 'hidden' : 'flex')}>
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
    </>
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
