import { Link } from 'react-router'
import { pageMeta } from '#lib/page/page-meta.ts'
import { Button } from '#ui/primitives/button.tsx'
import { IDENTITY_LINK, IdentityAside, IdentityLayout } from './identity-layout.tsx'
import { ChosenPlan, useOnward, withNext } from './onward.tsx'
import { ConsentFields, ContactFields, PersonFields } from './register-fields.tsx'
import { useRegisterForm } from './use-register-form.ts'

const BOARD = {
  title: 'Comece com 3 partidas grátis por mês.',
  points: [
    'Sem cartão. Cancele quando quiser.',
    'Converse sobre o mesmo jogo quantas vezes quiser.',
    'A Prancheta não faz apostas: ela ajuda a estudar.',
  ],
}

export function meta() {
  return pageMeta('Criar conta', { description: 'Crie sua conta na Prancheta: 3 partidas grátis por mês, sem cartão.' })
}

export default function RegisterPage() {
  const { next, go } = useOnward()
  const form = useRegisterForm((session) => go('signUp', session))

  return (
    <IdentityLayout title="Criar conta" intro="Leva um minuto. Depois é só escolher a partida." board={BOARD}>
      <ChosenPlan after="Com a conta criada" />
      <form {...form.element} className="grid gap-5 sm:grid-cols-2">
        <PersonFields form={form} />
        <ContactFields form={form} />
        <ConsentFields form={form} />
        <Button {...form.button} variant="accent" size="lg" className="w-full sm:col-span-2">
          Criar conta
        </Button>
      </form>
      <IdentityAside>
        Já tem conta?{' '}
        <Link to={withNext('/auth/login', next)} className={IDENTITY_LINK}>
          Entrar
        </Link>
      </IdentityAside>
    </IdentityLayout>
  )
}
