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
import { NavLink } from 'react-router'
import { classes } from '#lib/page/classes.ts'

type Props = { counters: AdminCounters; narrow?: boolean; onGo?: () => void }

export function AdminLinks({ counters, narrow = false, onGo }: Props) {
  return (
    <nav aria-label="Administração" className="flex flex-col gap-0.5">
      {ADMIN_NAV.map((item) => (
        <AdminLink key={item.to} item={item} count={counters[item.to] ?? 0} narrow={narrow} onGo={onGo} />
      ))}
    </nav>
  )
}

type LinkProps = { item: AdminNavItem; count: number; narrow: boolean; onGo: (() => void) | undefined }

function AdminLink({ item, count, narrow, onGo }: LinkProps) {
  const Icon = item.icon
  return (
    <NavLink
      to={item.to}
      end={item.to === '/admin'}
      title={narrow ? item.label : undefined}
      onClick={onGo}
      className={({ isActive }) =>
        classes(
          'relative flex min-h-11 items-center gap-3 rounded-control font-medium text-sm transition-colors md:min-h-9',
          narrow ? 'justify-center' : 'px-3',
          isActive ? 'bg-brand-soft text-brand' : 'text-ink-muted hover:bg-surface-sunken hover:text-ink',
        )
      }
    >
      <Icon className="size-4.5 shrink-0" aria-hidden="true" />
      <span className={narrow ? 'sr-only' : 'flex-1 truncate'}>{item.label}</span>
      {count > 0 && (
        <span
          className={classes(
            'figures rounded-full bg-bad px-1.5 text-bad-ink text-xs',
            narrow && 'absolute -top-0.5 right-0 scale-90',
          )}
        >
          {count}
          <span className="sr-only"> {item.counts}</span>
        </span>
      )}
    </NavLink>
  )
}

type AdminNavItem = {
  to: string
  label: string
  icon: LucideIcon
  /** What the number beside it counts. */
  counts?: string
}

const ADMIN_NAV: readonly AdminNavItem[] = [
  { to: '/admin', label: 'Visão geral', icon: Gauge },
  { to: '/admin/users', label: 'Usuários', icon: Users },
  { to: '/admin/financeiro', label: 'Financeiro', icon: Wallet },
  { to: '/admin/tickets', label: 'Tickets', icon: Ticket, counts: 'não lidos' },
  { to: '/admin/mensagens', label: 'Mensagens', icon: MessageSquareText, counts: 'não lidas' },
  { to: '/admin/tipsters', label: 'Tipsters', icon: Trophy },
  { to: '/admin/config', label: 'Configuração', icon: Settings2, counts: 'com falhas' },
  { to: '/admin/test-guide', label: 'Guia de testes', icon: CircleCheckBig },
]

/** Live counts beside the links, by path: what waits for an admin. */
export type AdminCounters = Readonly<Record<string, number>>
