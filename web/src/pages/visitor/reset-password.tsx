import { ResetPasswordView } from '#features/visitor/identity/reset-password-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Nova senha', { listed: false })
}

export default function ResetPasswordPage() {
  return <ResetPasswordView />
}
