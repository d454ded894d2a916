import { Link } from 'react-router'
import { readPendingPlan } from '#lib/pending-plan.ts'
import { PLAN_NAMES } from '#lib/plan-names.ts'
import { useAwake } from '#lib/use-awake.ts'
import { Button } from '#ui/button.tsx'
import { AUTH_LINK, AuthAside, AuthLayout } from './auth-layout.tsx'
import { withNext } from './destination.ts'
import { ConsentFields, ContactFields, PersonFields } from './register-fields.tsx'
import { useOnward } from './use-onward.ts'
import { useRegisterForm } from './use-register-form.ts'

const BOARD = {
  title: 'Comece com 3 conversas grátis.',
  points: [
    'Sem cartão. Cancele quando quiser.',
    'Converse sobre o mesmo jogo quantas vezes quiser.',
    'A Prancheta não faz apostas: ela ajuda a estudar.',
  ],
}

export function RegisterView() {
  const { next, go } = useOnward()
  const form = useRegisterForm((session) => go('signUp', session))

  return (
    <AuthLayout title="Criar conta" intro="Leva um minuto. Depois é só escolher a partida." board={BOARD}>
      <ChosenPlan />
      <form {...form.element} className="grid gap-5 sm:grid-cols-2">
        <PersonFields form={form} />
        <ContactFields form={form} />
        <ConsentFields form={form} />
        <Button {...form.button} variant="accent" size="lg" className="w-full sm:col-span-2">
          Criar conta
        </Button>
      </form>
      <AuthAside>
        Já tem conta?{' '}
        <Link to={withNext('/auth/login', next)} className={AUTH_LINK}>
          Entrar
        </Link>
      </AuthAside>
    </AuthLayout>
  )
}

/** A visitor who chose a plan on the prices page sees that it was not forgotten. */
function ChosenPlan() {
  const isAwake = useAwake()
  const pending = isAwake ? readPendingPlan() : null
  if (!pending) return null
  return (
    <p className="mb-6 rounded-card border border-line bg-brand-soft px-4 py-3 text-sm">
      Plano escolhido: <strong>{PLAN_NAMES[pending.plan]}</strong>. Com a conta criada, você segue para o pagamento.
    </p>
  )
}
