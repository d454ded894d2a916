import { redirect } from 'react-router'
import { toast } from './lib/page/toast.ts'
import { decideEntry } from './lib/session/access.ts'
import { loadSession } from './lib/session/session.ts'
import { accessIn, type GuardedArea } from './route-table.ts'

/** The page that somebody is on the way to, until its guard has let them in. */
let wanted: string | null = null

export function wantedPage(): string | null {
  return wanted
}

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
