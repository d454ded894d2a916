import { signIn } from '@prancheta/contract/identity/routes.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiError, callApi } from '#lib/api/call-api.ts'
import { useAwake, useRuledForm } from '#lib/forms/use-ruled-form.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { Field } from '#ui/forms/field.tsx'
import { Input, PasswordInput } from '#ui/forms/input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { AccessLinkEntry, AccessLinkOffer } from './access-link.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { IDENTITY_LINK, IdentityAside, IdentityLayout } from './identity-layout.tsx'
import { ChosenPlan, useOnward, withNext } from './onward.tsx'

const BOARD = {
  title: 'Seus estudos estão onde você os deixou.',
  points: [
    'Modelo, mercado e probabilidade conjunta, lado a lado.',
    'O histórico do que você salvou, com o que deu certo e o que não deu.',
    'Quando não há valor, a resposta é essa.',
  ],
}

export function meta() {
  return pageMeta('Entrar', { description: 'Entre na Prancheta e continue seus estudos de futebol.' })
}

export default function LoginPage() {
  const { next, go } = useOnward()
  const { link, dropLink } = useMailedLink()
  const [guardedEmail, setGuardedEmail] = useState<string | null>(null)
  const form = useRuledForm({
    schema: signIn.input,
    failed: identityWords.loginFailed,
    fieldOf: { 'session.wrongCredentials': 'password' },
    async send(credentials) {
      setGuardedEmail(null)
      try {
        const { session } = await callApi(signIn, credentials)
        await go('signIn', session)
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === 'request.tooMany') setGuardedEmail(credentials.email)
        throw failure
      }
    },
  })

  if (link !== null)
    return (
      <IdentityLayout title="Entrar" intro="Você abriu um link de acesso." board={BOARD}>
        <AccessLinkEntry link={link} onSignedIn={(session) => go('signIn', session)} onGiveUp={dropLink} />
      </IdentityLayout>
    )

  return (
    <IdentityLayout title="Entrar" intro="Continue de onde parou." board={BOARD}>
      <ChosenPlan after="Ao entrar" />
      <form {...form.element} className="grid gap-5">
        <Field label="Email" error={form.errorOf('email')}>
          <Input
            {...form.text('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field
          label="Senha"
          error={form.errorOf('password')}
          aside={
            <Link to="/auth/forgot-password" className={`${IDENTITY_LINK} -my-3`}>
              Esqueci minha senha
            </Link>
          }
        >
          <PasswordInput {...form.text('password')} autoComplete="current-password" />
        </Field>
        <Button {...form.button} variant="accent" size="lg" className="w-full">
          Entrar
        </Button>
        {guardedEmail !== null && <AccessLinkOffer key={guardedEmail} email={guardedEmail} />}
      </form>
      <IdentityAside>
        Ainda não tem conta?{' '}
        <Link to={withNext('/auth/register', next)} className={IDENTITY_LINK}>
          Cadastre-se
        </Link>
      </IdentityAside>
      <DemoAccounts onSignedIn={(session) => go('signIn', session)} />
    </IdentityLayout>
  )
}

/** The token of a mailed link that was opened. The page's HTML was made without one, so it is known once the page is awake. */
function useMailedLink() {
  const [search, setSearch] = useSearchParams()
  const link = useAwake() ? search.get('link') : null
  return { link: link === '' ? null : link, dropLink: () => setSearch({}, { replace: true }) }
}
