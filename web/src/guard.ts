import { useEffect } from 'react'
import { redirect, useLocation, useNavigate, useNavigation } from 'react-router'
import { toast } from './lib/page/toast.ts'
import { decideEntry } from './lib/session/access.ts'
import { leftByOwnWill, loadSession, useSession } from './lib/session/session.ts'
import { accessIn, type GuardedArea } from './route-table.ts'

/** The page that somebody is on the way to, until its guard has let them in. */
let wanted: string | null = null

/**
 * Runs in the browser before a page of this area loads anything: lets the person in, or sends them where they belong.
 * When nobody can say who is there, the error page with its way on is shown.
 */
export function guard(area: GuardedArea) {
  return async ({ request }: { request: Request }): Promise<void> => {
    const { pathname, search } = new URL(request.url)
    wanted = `${pathname}${search}`
    const decision = decideEntry(accessIn(area, pathname), await loadSession(), wanted)
    if (decision.enter) {
      wanted = null
      return
    }
    if (decision.notice) toast.error(decision.notice)
    throw redirect(decision.goTo)
  }
}

/**
 * Decides again about an open page when the session ends or its role changes, as the guard would at the door.
 * After 'Sair' it stays silent: on a slow phone the guarded page is still on screen while the way to / is under way.
 */
export function useLostSession(area: GuardedArea): void {
  const session = useSession()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  // On the way to another page its guard decides, and remembers that page instead of this one.
  const isOpen = session !== 'unknown' && navigation.state === 'idle' && !(session === null && leftByOwnWill())
  // Router state is drawn late on a slow device, so the page may still think it stays; it then leads where the guard leads.
  const here = wanted ?? `${pathname}${search}`
  const decision = isOpen ? decideEntry(accessIn(area, pathname), session, here) : null
  const goTo = decision?.enter === false ? decision.goTo : null
  const notice = decision?.enter === false ? decision.notice : null

  useEffect(() => {
    if (goTo === null) return
    if (notice) toast.error(notice)
    void navigate(goTo, { replace: true })
  }, [goTo, notice, navigate])
}
