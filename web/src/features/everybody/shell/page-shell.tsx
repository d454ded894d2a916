import { type ReactNode, useEffect, useRef } from 'react'
import { refreshUnreadTickets, useUnreadTickets } from '#lib/live/unread-tickets.ts'
import { useFocusOnArrival } from '#lib/page/use-focus-on-arrival.ts'
import { useSession } from '#lib/session/session.ts'
import { useSignOut } from '#lib/session/use-sign-out.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { CONTENT_ID, SkipLink } from '#ui/primitives/skip-link.tsx'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'

/** What stands around every page outside the admin area. `waits`: a page for signed-in people, see TopBar. */
export function PageShell({ waits = false, children }: { waits?: boolean; children: ReactNode }) {
  const session = useSession()
  const unreadTickets = useUnreadTickets()
  const signOut = useSignOut()
  const content = useRef<HTMLElement>(null)
  useFocusOnArrival(content)
  const userId = typeof session === 'object' && session?.role === 'user' ? session.userId : null
  useEffect(() => {
    if (userId !== null) void refreshUnreadTickets()
  }, [userId])

  return (
    <div id="app" className="flex min-h-dvh flex-col">
      <SkipLink />
      <ProgressBar />
      <TopBar session={session} unreadTickets={unreadTickets} waits={waits} onSignOut={signOut} />
      <main id={CONTENT_ID} ref={content} tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer />
    </div>
  )
}
