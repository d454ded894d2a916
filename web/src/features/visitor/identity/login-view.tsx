import { signIn } from '@prancheta/contract/identity/routes.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import { Link } from 'react-router'
import { callApi } from '#lib/api/call-api.ts'
import { useRuledForm } from '#lib/forms/use-ruled-form.ts'
import { Field } from '#ui/forms/field.tsx'
import { Input } from '#ui/forms/input.tsx'
import { PasswordInput } from '#ui/forms/password-input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ChosenPlan } from './chosen-plan.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { withNext } from './destination.ts'
import { IDENTITY_LINK, IdentityAside, IdentityLayout } from './identity-layout.tsx'
import { useOnward } from './use-onward.ts'

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
  const form = useRuledForm({
    schema: signIn.input,
    failed: identityWords.loginFailed,
    fieldOf: { 'session.wrongCredentials': 'password' },
    async send(credentials) {
      const { session } = await callApi(signIn, credentials)
      await go('signIn', session)
    },
  })

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
