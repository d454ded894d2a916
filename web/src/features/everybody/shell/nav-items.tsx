import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { SessionState } from '#lib/session/session.ts'
import { initialsOf } from '#ui/primitives/avatar.tsx'
import { PersonName } from '#ui/primitives/names.tsx'

type NavItem = { to: string; label: string }
type Audience = 'visitor' | 'user' | 'admin'

const NAV: Record<Audience, readonly NavItem[]> = {
  visitor: [
    { to: '/features', label: 'Recursos' },
    { to: '/how-it-works', label: 'Como funciona' },
    { to: '/pricing', label: 'Preços' },
  ],
  user: [
    { to: '/dashboard', label: 'Dashboard' },
    { to: '/analyses', label: 'Análises' },
    { to: '/history', label: 'Histórico' },
    { to: '/tickets', label: 'Suporte' },
  ],
  // Admins work in their own area and see no user navigation.
  admin: [],
}

/** While nobody has been asked yet a public page speaks to a visitor, which most of its readers are. */
export function audienceOf(session: SessionState): Audience {
  return session === 'unknown' || session === null ? 'visitor' : session.role
}

export function navFor(audience: Audience): readonly NavItem[] {
  return NAV[audience]
}

export const SETTINGS: NavItem = { to: '/settings', label: 'Configurações' }
export const SIGN_IN: NavItem = { to: '/auth/login', label: 'Entrar' }
/** Admins come to pages outside their area too, such as the analyses; this is their way back. */
export const ADMIN_HOME: NavItem = { to: '/admin', label: 'Painel Administrativo' }
export const START: NavItem = { to: '/auth/register', label: 'Começar grátis' }

/** The support link carries what is unread of tickets and messages; the others never carry anything. */
export function unreadOf(item: NavItem, unreadReplies: number): number {
  return item.to === '/tickets' ? unreadReplies : 0
}

/** A red count beside a link. Nothing at zero. */
export function UnreadCount({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span className="figures inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-bad px-1.5 text-bad-ink text-xs">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{unreadWords(count)}</span>
    </span>
  )
}

export function unreadWords(count: number): string {
  return count === 1 ? '1 resposta não lida' : `${count} respostas não lidas`
}

/** The round initials are drawn here and not with Avatar, which would bring its picture-loading code to every page. */
export function ProfileTrigger({ session, ...rest }: ComponentProps<'button'> & { session: SessionView }) {
  return (
    <button
      type="button"
      {...rest}
      className="flex min-h-11 items-center gap-1.5 rounded-control pr-1.5 pl-1 transition-colors hover:bg-surface-sunken"
    >
      <span
        aria-hidden="true"
        className="flex size-8 items-center justify-center rounded-full bg-brand-soft font-semibold text-brand text-xs"
      >
        {initialsOf(session.name, session.email)}
      </span>
      <span className="sr-only">
        Menu de <PersonName name={session.name} email={session.email} />
      </span>
      <ChevronDown className="size-4 text-ink-muted" aria-hidden="true" />
    </button>
  )
}
