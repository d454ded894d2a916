import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { History, LayoutDashboard, LifeBuoy, LogOut, Search, Settings } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { planLine } from '#domain/billing/plan-words.ts'
import { Menu, type MenuEntry } from '#ui/primitives/menu.tsx'
import { PersonName } from '#ui/primitives/names.tsx'
import { navFor, ProfileTrigger, SETTINGS, UnreadCount, unreadOf } from './nav-items.tsx'

type Props = { session: SessionView; unreadReplies: number; onSignOut: () => void }

const ICONS: Record<string, ReactNode> = {
  '/dashboard': <LayoutDashboard aria-hidden="true" />,
  '/analyses': <Search aria-hidden="true" />,
  '/history': <History aria-hidden="true" />,
  '/tickets': <LifeBuoy aria-hidden="true" />,
  '/settings': <Settings aria-hidden="true" />,
}

/** Opens as soon as it is there: it is only loaded because somebody pressed the button. */
export function ProfileMenu({ session, unreadReplies, onSignOut }: Props) {
  const [open, setOpen] = useState(true)
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={<ProfileTrigger session={session} />}
      entries={entriesFor(session, unreadReplies, onSignOut)}
      heading={
        <p className="max-w-60 text-sm">
          <PersonName name={session.name} email={session.email} className="block truncate font-semibold" />
          {session.name && <span className="block truncate text-ink-muted text-xs">{session.email}</span>}
          {session.role === 'user' && (
            <span className="block text-ink-muted text-xs">
              Plano {planLine({ plan: session.plan, active: session.planActive })}
            </span>
          )}
        </p>
      }
    />
  )
}

function entriesFor(session: SessionView, unreadReplies: number, onSignOut: () => void): MenuEntry[] {
  const leave: MenuEntry = { kind: 'action', label: 'Sair', onSelect: onSignOut, icon: <LogOut aria-hidden="true" /> }
  if (session.role === 'admin') return [leave]
  const links = [...navFor('user'), SETTINGS].map(
    (item): MenuEntry => ({
      kind: 'link',
      to: item.to,
      icon: ICONS[item.to],
      label: (
        <span className="flex flex-1 items-center justify-between gap-3">
          {item.label}
          <UnreadCount count={unreadOf(item, unreadReplies)} />
        </span>
      ),
    }),
  )
  return [...links, { kind: 'line' }, leave]
}
