import { deleteAccount } from '@prancheta/contract/account/routes.ts'
import { accountWords } from '@prancheta/contract/account/words.ts'
import { useNavigate } from 'react-router'
import { callApi } from '#lib/api/call-api.ts'
import { useRuledForm } from '#lib/forms/use-ruled-form.ts'
import { forgetSession, leaveBy } from '#lib/session/session.ts'
import { Field } from '#ui/forms/field.tsx'
import { PasswordInput } from '#ui/forms/password-input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx'

const GOES = [
  'Todas as suas sessões são encerradas e ninguém mais entra nesta conta.',
  'A assinatura, se houver, termina agora, sem nova cobrança.',
  'Análises, histórico, conversas e mensagens são apagados. Se você é tipster, sua página também.',
]

export function DeleteAccountDialog() {
  return (
    <Dialog
      title="Excluir minha conta"
      description="Isto não pode ser desfeito. Se quiser uma cópia dos seus dados, baixe-a antes."
      trigger={
        <Button variant="danger" className="max-sm:w-full">
          Excluir minha conta
        </Button>
      }
    >
      <DeletionForm />
    </Dialog>
  )
}

function DeletionForm() {
  const navigate = useNavigate()
  const form = useRuledForm({
    schema: deleteAccount.input,
    start: { password: '' },
    failed: accountWords.deletionFailed,
    fieldOf: { 'account.wrongPassword': 'password' },
    async send(values) {
      const { deletion } = await leaveBy(() => callApi(deleteAccount, values))
      await navigate(`/legal/privacy?protocolo=${deletion.id}`, { replace: true })
      forgetSession()
    },
  })
  return (
    <form {...form.element} className="grid gap-4">
      <ul className="list-disc space-y-1.5 pl-5 text-sm marker:text-ink-muted">
        {GOES.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <Field label="Sua senha" hint="Para termos certeza de que é você." error={form.errorOf('password')}>
        <PasswordInput {...form.text('password')} autoComplete="current-password" />
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <DialogClose>
          <Button variant="secondary">Cancelar</Button>
        </DialogClose>
        <Button {...form.button} variant="danger">
          Excluir para sempre
        </Button>
      </div>
    </form>
  )
}
