import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { loginPathFrom } from './return-path.ts'

/**
 * Who may enter a page.
 * public: everybody. user: anyone signed in. member: signed in and not an admin. admin: admins.
 */
export type Access = 'public' | 'user' | 'member' | 'admin'

type Person = 'visitor' | 'user' | 'admin'
type SentTo = '/auth/login' | '/dashboard' | '/admin'

/** Where those go who may not enter. Whoever is not named may. */
export const SENT_ELSEWHERE: Record<Access, Partial<Record<Person, SentTo>>> = {
  public: {},
  user: { visitor: '/auth/login' },
  member: { visitor: '/auth/login', admin: '/admin' },
  admin: { visitor: '/auth/login', user: '/dashboard' },
}

export type Decision = { enter: true } | { enter: false; goTo: string; notice: 'Acesso negado' | null }

/** What happens when this person opens `wanted`, a page with this access. The server decides again for the data. */
export function decideEntry(access: Access, session: SessionView | null, wanted: string): Decision {
  const person = session?.role ?? 'visitor'
  const sentTo = SENT_ELSEWHERE[access][person]
  if (!sentTo) return { enter: true }
  const isRefusal = access === 'admin' && person === 'user'
  return {
    enter: false,
    goTo: sentTo === '/auth/login' ? loginPathFrom(wanted) : sentTo,
    notice: isRefusal ? 'Acesso negado' : null,
  }
}
