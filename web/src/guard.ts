import { redirect } from 'react-router'
import { decideEntry } from '#lib/access.ts'
import { keepOnlyFor } from '#lib/query-client.ts'
import { loadSession } from '#lib/session.ts'
import { toast } from '#lib/toast.ts'
import { accessIn, type GuardedArea } from './route-table.ts'

/**
 * Runs in the browser before a page of this area loads anything: lets the person in, or sends them where they belong.
 * When nobody can say who is there, the error page with its way on is shown.
 */
export function guard(area: GuardedArea) {
  return async ({ request }: { request: Request }): Promise<void> => {
    const { pathname, search } = new URL(request.url)
    const session = await loadSession()
    keepOnlyFor(session?.userId ?? null)
    const decision = decideEntry(accessIn(area, pathname), session, `${pathname}${search}`)
    if (decision.enter) return
    if (decision.notice) toast.error(decision.notice)
    throw redirect(decision.goTo)
  }
}
