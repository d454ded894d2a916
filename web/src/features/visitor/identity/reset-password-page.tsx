import { resetPassword } from '@prancheta/contract/identity/routes.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import { commonWords } from '@prancheta/contract/protocol/words.ts'
import { LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ApiError, callApi } from '#lib/api/call-api.ts'
import { useAwake, useRuledForm } from '#lib/forms/use-ruled-form.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { toast } from '#lib/page/toast.ts'
import { loadSession } from '#lib/session/session.ts'
import { Field } from '#ui/forms/field.tsx'
import { PasswordInput } from '#ui/forms/input.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { IDENTITY_LINK, IdentityAside, IdentityLayout, IdentityNotice, PASSWORD_BOARD } from './identity-layout.tsx'

export function meta() {
  return pageMeta('Nova senha', { listed: false })
}

export default function ResetPasswordPage() {
  const [search] = useSearchParams()
  const isAwake = useAwake()
  const [isSpent, setIsSpent] = useState(false)
  const token = search.get('token') ?? ''
  // The page's HTML was made without a token; whether there is one is known once it is awake.
  const isUseless = isSpent || (isAwake && token === '')

  return (
    <IdentityLayout
      title="Nova senha"
      intro="Escolha a senha com que vai entrar daqui em diante."
      board={PASSWORD_BOARD}
    >
      {isUseless ? <SpentLink /> : <NewPassword token={token} onSpent={() => setIsSpent(true)} />}
      <IdentityAside>
        Não precisa mais?{' '}
        <Link to="/auth/login" className={IDENTITY_LINK}>
          Entrar
        </Link>
      </IdentityAside>
    </IdentityLayout>
  )
}

function NewPassword({ token, onSpent }: { token: string; onSpent: () => void }) {
  const navigate = useNavigate()
  const form = useRuledForm({
    schema: resetPassword.input.pick({ password: true }),
    failed: identityWords.passwordResetFailed,
    fieldOf: { 'account.passwordCommon': 'password' },
    async send({ password }) {
      try {
        await callApi(resetPassword, { token, password })
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === 'account.resetLinkInvalid') onSpent()
        throw failure
      }
      toast.success(identityWords.passwordReset)
      // The change ended every session, this browser's too if it had one.
      await loadSession({ fresh: true }).catch(() => null)
      await navigate('/auth/login', { replace: true })
    },
  })
  return (
    <form {...form.element} className="grid gap-5">
      <Field label="Nova senha" hint="De 6 a 128 caracteres." error={form.errorOf('password')}>
        <PasswordInput {...form.text('password')} autoComplete="new-password" />
      </Field>
      <Button {...form.button} variant="accent" size="lg" className="w-full">
        Salvar nova senha
      </Button>
    </form>
  )
}

function SpentLink() {
  return (
    <IdentityNotice icon={<LinkIcon aria-hidden="true" />} title={commonWords.mailedLinkInvalid}>
      <p>Cada link vale por uma hora e funciona uma vez.</p>
      <LinkButton to="/auth/forgot-password" className="mt-4">
        Pedir outro link
      </LinkButton>
    </IdentityNotice>
  )
}
