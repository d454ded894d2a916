import { forgotPassword } from '@prancheta/contract/identity/routes.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import { readInstallation } from '@prancheta/contract/providers/installation.ts'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '#lib/api/call-api.ts'
import { useRuledForm } from '#lib/forms/use-ruled-form.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { Field } from '#ui/forms/field.tsx'
import { Input } from '#ui/forms/input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { IDENTITY_LINK, IdentityAside, IdentityLayout, IdentityNotice, PASSWORD_BOARD } from './identity-layout.tsx'

export function meta() {
  return pageMeta('Recuperar senha', { listed: false })
}

export default function ForgotPasswordPage() {
  const [sendsMail, setSendsMail] = useState(true)
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const form = useRuledForm({
    schema: forgotPassword.input,
    failed: identityWords.resetRequestFailed,
    async send({ email }) {
      await callApi(forgotPassword, { email })
      // Where even that is not known, the usual words do.
      const { sends_mail } = await callApi(readInstallation, {}).catch(() => ({ sends_mail: true }))
      setSendsMail(sends_mail)
      setAskedFor(email)
    },
  })

  return (
    <IdentityLayout
      title="Recuperar senha"
      intro="Enviamos um link para você escolher outra senha."
      board={PASSWORD_BOARD}
    >
      {askedFor === null ? (
        <form {...form.element} className="grid gap-5">
          <Field label="Email" error={form.errorOf('email')} hint="O mesmo que você usa para entrar.">
            <Input
              {...form.text('email')}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <Button {...form.button} variant="accent" size="lg" className="w-full">
            Enviar link
          </Button>
        </form>
      ) : (
        <IdentityNotice
          icon={<MailCheck aria-hidden="true" />}
          title={sendsMail ? 'Confira seu e-mail' : 'Link criado'}
        >
          <p>
            Se houver uma conta com <strong className="break-words text-ink">{askedFor}</strong>,{' '}
            {sendsMail
              ? 'o link para a nova senha já está a caminho.'
              : 'o link para a nova senha foi feito. Esta instalação não envia e-mails: peça o link a quem a administra.'}{' '}
            Ele vale por uma hora e funciona uma vez.
          </p>
          <Button variant="secondary" className="mt-4" onClick={() => setAskedFor(null)}>
            Usar outro e-mail
          </Button>
        </IdentityNotice>
      )}
      <IdentityAside>
        Lembrou?{' '}
        <Link to="/auth/login" className={IDENTITY_LINK}>
          Entrar
        </Link>
      </IdentityAside>
    </IdentityLayout>
  )
}
