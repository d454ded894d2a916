import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { AdminShell, AdminSkeleton } from '#features/admin/shell/admin-shell.tsx'
import { guard, useLostSession } from '#guard.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { useLiveSession } from '#lib/live/live-news.ts'
import { useProviders } from '#lib/live/use-providers.ts'
import { useSupportCounters } from '#lib/live/use-support-counters.ts'
import { useSession } from '#lib/session/session.ts'
import { useHiddenWhileAway } from '#lib/session/use-hidden-while-away.ts'
import { ConnectionBar } from '#ui/feedback/connection-bar.tsx'
import { preloadToasts } from '#ui/feedback/toast-outlet.tsx'
import type { Route } from './+types/admin-area.ts'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guard('admin')]

/** Runs in the browser only, so that the prerendered page is the shell and holds nobody's data. */
export async function clientLoader() {
  return null
}

clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <AdminSkeleton />
}

export default function AdminArea() {
  const session = useSession()
  useLiveSession()
  useHiddenWhileAway()
  useEffect(preloadToasts, [])
  useLostSession('admin')
  if (session === null) return <AdminSkeleton />
  return (
    <QueryClientProvider client={queryClient}>
      <CountingShell person={session === 'unknown' ? session : session.userId} />
    </QueryClientProvider>
  )
}

/** The shell with what waits for an admin beside its links: tickets, messages, and services that keep failing. */
function CountingShell({ person }: { person: string }) {
  const counters = useSupportCounters()
  const { data: providers } = useProviders()
  return (
    <AdminShell
      counters={{
        '/admin/tickets': counters?.unread_tickets ?? 0,
        '/admin/mensagens': counters?.unread_messages ?? 0,
        '/admin/config': providers?.troubles.length ?? 0,
      }}
    >
      <ConnectionBar below="top-14" />
      <Outlet key={person} />
    </AdminShell>
  )
}
