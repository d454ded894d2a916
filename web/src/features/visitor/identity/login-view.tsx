import { PLAN_NAMES } from '@prancheta/contract/billing/plan-names.ts'
import { signIn } from '@prancheta/contract/identity/routes.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import { type DemoAccess, readInstallation } from '@prancheta/contract/providers/installation.ts'
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiError, callApi } from '#lib/api/call-api.ts'
import { useAwake, useRuledForm } from '#lib/forms/use-ruled-form.ts'
import { Field } from '#ui/forms/field.tsx'
import { Input, PasswordInput } from '#ui/forms/input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { AccessLinkEntry, AccessLinkOffer } from './access-link.tsx'
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

export function LoginView() {
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
      <DemoAccounts
        onUse={({ email, password }) => {
          form.fill('email', email)
          form.fill('password', password)
        }}
      />
    </IdentityLayout>
  )
}

/** The token of a mailed link that was opened. The page's HTML was made without one, so it is known once the page is awake. */
function useMailedLink() {
  const [search, setSearch] = useSearchParams()
  const link = useAwake() ? search.get('link') : null
  return { link: link === '' ? null : link, dropLink: () => setSearch({}, { replace: true }) }
}

type DemoAccountsProps = { onUse: (account: { email: string; password: string }) => void }

/** Where the installation has demo accounts, a newcomer may look at the product through them. Nothing anywhere else. */
function DemoAccounts({ onUse }: DemoAccountsProps) {
  const demo = useDemoAccess()
  if (!demo) return null
  return (
    <details className="group mt-2 text-sm">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-control text-ink-muted hover:text-ink">
        Contas de demonstração
        <ChevronDown aria-hidden="true" className="size-4 transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="mt-2 rounded-card border border-line bg-surface-raised p-4">
        <p className="text-ink-muted">
          Esta instalação é de teste. A senha de todas é <code className="font-semibold text-ink">{demo.password}</code>
          .
        </p>
        <ul className="mt-2 divide-y divide-line">
          {demo.accounts.map(({ email, plan }) => (
            <li key={email} className="flex items-center justify-between gap-3 py-1.5">
              <span className="min-w-0">
                <span className="block truncate font-medium">{email}</span>
                <span className="block text-ink-muted text-xs">Plano {PLAN_NAMES[plan]}</span>
              </span>
              <Button variant="secondary" size="sm" onClick={() => onUse({ email, password: demo.password })}>
                Usar<span className="sr-only"> {email}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** Null until known, and where the server cannot say: nobody waits for a convenience. */
function useDemoAccess(): DemoAccess | null {
  const [demo, setDemo] = useState<DemoAccess | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    callApi(readInstallation, {}, { signal: stop.signal }).then(
      (installation) => setDemo(installation.demo),
      () => {},
    )
    return () => stop.abort()
  }, [])
  return demo
}
