import { RegisterView } from '#features/visitor/identity/register-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Criar conta', { description: 'Crie sua conta na Prancheta: 3 partidas grátis por mês, sem cartão.' })
}

export default function RegisterPage() {
  return <RegisterView />
}
