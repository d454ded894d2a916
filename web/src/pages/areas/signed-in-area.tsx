import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Outlet } from 'react-router'
import { PageShell } from '#features/everybody/shell/page-shell.tsx'
import { PageSkeleton } from '#features/everybody/shell/page-skeleton.tsx'
import { guard, useLostSession } from '#guard.ts'
import '#lib/page/install-prompt.ts'
import { useSettlementNotice } from '#domain/history/history-queries.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { useLiveSession, useLiveUnread } from '#lib/live/live-news.ts'
import { useSupportNotice } from '#lib/live/use-support-notice.ts'
import { useOffline } from '#lib/offline/use-offline.ts'
import { useSession } from '#lib/session/session.ts'
import { useHiddenWhileAway } from '#lib/session/use-hidden-while-away.ts'
import { ConnectionBar } from '#ui/feedback/connection-bar.tsx'
import { preloadToasts } from '#ui/feedback/toast-outlet.tsx'
import type { Route } from './+types/signed-in-area.ts'

/** Fetched after the page itself: nobody's minute is over in its first second. */
const OwnTime = lazy(async () => ({ default: (await import('#features/member/own-limits/own-time.tsx')).OwnTime }))

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guard('user')]

/** Runs in the browser only, so that the prerendered page is the shell and holds nobody's data. */
export async function clientLoader() {
  return null
}

clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <PageShell waits>
      <PageSkeleton />
    </PageShell>
  )
}

export default function SignedInArea() {
  const session = useSession()
  useLiveSession()
  useHiddenWhileAway()
  useEffect(preloadToasts, [])
  useLiveUnread()
  useSupportNotice()
  useLostSession('user')
  useSettlementNotice()
  useOffline()
  return (
    <QueryClientProvider client={queryClient}>
      <PageShell waits>
        <ConnectionBar below="top-16" />
        {typeof session === 'object' && session !== null && (
          <Suspense>
            <OwnTime key={session.userId} />
          </Suspense>
        )}
        {/* Nobody's page: the session just ended. Another person's: nothing of the one before stays in it. */}
        {session === null ? <PageSkeleton /> : <Outlet key={session === 'unknown' ? session : session.userId} />}
      </PageShell>
    </QueryClientProvider>
  )
}
