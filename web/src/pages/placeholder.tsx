import { useLocation } from 'react-router'
import { PlaceholderView } from '#features/shell/placeholder-view.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { findRoute } from '#route-table.ts'
import type { Route } from './+types/placeholder.ts'

const WAYS_ON = {
  public: { to: '/', label: 'Voltar ao início' },
  user: { to: '/dashboard', label: 'Ir para o Dashboard' },
  member: { to: '/dashboard', label: 'Ir para o Dashboard' },
  admin: { to: '/admin', label: 'Ir para a visão geral' },
}

export function meta({ location }: Route.MetaArgs) {
  const row = findRoute(location.pathname)
  const title = row?.title ?? 'Página'
  return pageMeta(title, {
    description: `${title} na Prancheta: estudo de futebol com estatística e IA.`,
    listed: row?.access === 'public',
  })
}

export default function PlaceholderPage() {
  const { pathname } = useLocation()
  const row = findRoute(pathname)
  const wayOn = WAYS_ON[row?.access ?? 'public']
  const isHere = wayOn.to === row?.path
  return <PlaceholderView title={row?.title ?? 'Página'} wayOn={isHere ? WAYS_ON.public : wayOn} />
}
