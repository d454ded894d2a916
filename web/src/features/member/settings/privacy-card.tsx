import { deleteAccount, EXPORT_PATH } from '@prancheta/contract/account/routes.ts'
import { accountWords } from '@prancheta/contract/account/words.ts'
import { Download } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { callApi } from '#lib/api/call-api.ts'
import { useRuledForm } from '#lib/forms/use-ruled-form.ts'
import { forgetSession, leaveBy } from '#lib/session/session.ts'
import { Field } from '#ui/forms/field.tsx'
import { PasswordInput } from '#ui/forms/input.tsx'
import { Button, buttonClasses } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx'

export function PrivacyCard() {
  return (
    <Card level="h2" title="Privacidade" description="Seus dados são seus: leve uma cópia ou apague tudo.">
      <div className="grid gap-6">
        <section aria-labelledby="export-title">
          <h3 id="export-title" className="font-semibold text-sm">
            Exportar meus dados
          </h3>
          <p className="mt-1 mb-3 text-ink-muted text-sm">
            Tudo o que guardamos sobre você, em um arquivo zip com JSON e CSV. A senha não vai junto.
          </p>
          {/* A plain link: the browser writes the file to disk while it arrives, however large it is. */}
          <a href={EXPORT_PATH} download className={buttonClasses('secondary', 'md', 'max-sm:w-full')}>
            <Download className="size-4" aria-hidden="true" />
            Baixar meus dados
          </a>
        </section>
        <section aria-labelledby="deletion-title" className="border-line border-t pt-5">
          <h3 id="deletion-title" className="font-semibold text-sm">
            Excluir minha conta
          </h3>
          <p className="mt-1 mb-3 text-ink-muted text-sm">
            O acesso fecha na hora, a assinatura é encerrada e seus dados são apagados. Não há como voltar atrás. Veja a{' '}
            <Link to="/legal/privacy" className="font-semibold text-ink underline underline-offset-4">
              Política de Privacidade
            </Link>
            .
          </p>
          <DeleteAccountDialog />
        </section>
      </div>
    </Card>
  )
}

const GOES = [
  'Todas as suas sessões são encerradas e ninguém mais entra nesta conta.',
  'A assinatura, se houver, termina agora, sem nova cobrança.',
  'Análises, histórico, conversas e mensagens são apagados. Se você é tipster, sua página também.',
]

function DeleteAccountDialog() {
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
