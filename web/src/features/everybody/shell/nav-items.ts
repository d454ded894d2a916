import type { SessionState } from '#lib/session/session.ts'

export type NavItem = { to: string; label: string }
export type Audience = 'visitor' | 'user' | 'admin'

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
export const START: NavItem = { to: '/auth/register', label: 'Começar grátis' }

/** The support link carries the unread replies; the others never carry anything. */
export function unreadOf(item: NavItem, unreadTickets: number): number {
  return item.to === '/tickets' ? unreadTickets : 0
}
