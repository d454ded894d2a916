import { UserView } from '#features/admin/user/user-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'
import type { Route } from './+types/user.ts'

export function meta() {
  return pageMeta('Usuário', { listed: false })
}

export default function AdminUserPage({ params: { id } }: Route.ComponentProps) {
  return <UserView key={id} userId={id} />
}
