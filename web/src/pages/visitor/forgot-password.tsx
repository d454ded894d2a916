import { ForgotPasswordView } from '#features/visitor/identity/forgot-password-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Recuperar senha', { listed: false })
}

export default function ForgotPasswordPage() {
  return <ForgotPasswordView />
}
