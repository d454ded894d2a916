import { redirect } from 'react-router'
import { toast } from './lib/page/toast.ts'
import { decideEntry } from './lib/session/access.ts'
import { loadSession } from './lib/session/session.ts'
import { accessIn, type GuardedArea } from './route-table.ts'

/**
 * Runs in the browser before a page of this area loads anything: lets the person in, or sends them where they belong.
 * When nobody can say who is there, the error page with its way on is shown.
 */
export function guard(area: GuardedArea) {
  return async ({ request }: { request: Request }): Promise<void> => {
    const { pathname, search } = new URL(request.url)
    const decision = decideEntry(accessIn(area, pathname), await loadSession(), `${pathname}${search}`)
    if (decision.enter) return
    if (decision.notice) toast.error(decision.notice)
    throw redirect(decision.goTo)
  }
}
