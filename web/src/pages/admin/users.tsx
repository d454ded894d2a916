import { UsersView } from '#features/admin/users/users-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Usuários', { listed: false })
}

export default function AdminUsersPage() {
  return <UsersView />
}
