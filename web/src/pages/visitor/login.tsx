import { LoginView } from '#features/visitor/identity/login-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Entrar', { description: 'Entre na Prancheta e continue seus estudos de futebol.' })
}

export default function LoginPage() {
  return <LoginView />
}
