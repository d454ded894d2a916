import {
  CircleCheckBig,
  Gauge,
  type LucideIcon,
  MessageSquareText,
  Settings2,
  Ticket,
  Trophy,
  Users,
  Wallet,
} from 'lucide-react'

export type AdminNavItem = { to: string; label: string; icon: LucideIcon }

export const ADMIN_NAV: readonly AdminNavItem[] = [
  { to: '/admin', label: 'Visão geral', icon: Gauge },
  { to: '/admin/users', label: 'Usuários', icon: Users },
  { to: '/admin/financeiro', label: 'Financeiro', icon: Wallet },
  { to: '/admin/tickets', label: 'Tickets', icon: Ticket },
  { to: '/admin/mensagens', label: 'Mensagens', icon: MessageSquareText },
  { to: '/admin/tipsters', label: 'Tipsters', icon: Trophy },
  { to: '/admin/config', label: 'Configuração', icon: Settings2 },
  { to: '/admin/test-guide', label: 'Guia de testes', icon: CircleCheckBig },
]

/** Live counts beside the links, by path: what waits for an admin. */
export type AdminCounters = Readonly<Record<string, number>>
