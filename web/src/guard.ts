import { redirect } from 'react-router'
import { decideEntry } from '#lib/access.ts'
import { loadSession } from '#lib/session.ts'
import { toast } from '#lib/toast.ts'
import { findRoute } from './route-table.ts'

/** Runs in the browser before a guarded page loads anything: lets the person in, or sends them where they belong. */
export async function guard({ request }: { request: Request }): Promise<void> {
  const { pathname, search } = new URL(request.url)
  const access = findRoute(pathname)?.access ?? 'public'
  if (access === 'public') return
  const decision = decideEntry(access, await loadSession(), `${pathname}${search}`)
  if (decision.enter) return
  if (decision.notice) toast.error(decision.notice)
  throw redirect(decision.goTo)
}
