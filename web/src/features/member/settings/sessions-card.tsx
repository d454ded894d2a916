import { endOtherSessions, endSession, type listSessions } from '@prancheta/contract/identity/routes.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import { sessionsQuery } from '#lib/api/member-queries.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { formatRelative } from '#lib/format/format.ts'
import { toast } from '#lib/page/toast.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Loaded } from './loaded.tsx'

type OwnSession = OutputOf<typeof listSessions>['sessions'][number]

const SHOWN_MAX = 8

/** The latest used, this one always among them: a program that signs in for every call would fill the page. */
function shownOf(sessions: readonly OwnSession[]): OwnSession[] {
  const current = sessions.filter((session) => session.current)
  const others = sessions.filter((session) => !session.current)
  return [...current, ...others].slice(0, SHOWN_MAX)
}

/** Ends one session, or with null all the others. */
function useEndSessions() {
  return useMutation({
    mutationFn: async (session: OwnSession | null) => {
      if (session === null) await callApi(endOtherSessions, {})
      else await callApi(endSession, { sessionId: session.id })
    },
    onSuccess: (_done, session) =>
      toast.success(session === null ? 'As outras sessões foram encerradas.' : 'Sessão encerrada.'),
    onError: (failure) => tellFailure(failure, identityWords.sessionsEndFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function SessionsCard() {
  const sessions = useQuery(sessionsQuery)
  const end = useEndSessions()
  const hasOthers = (sessions.data?.sessions.length ?? 0) > 1
  return (
    <Card
      level="h2"
      title="Sessões"
      description="Onde sua conta está aberta agora."
      actions={
        hasOthers ? (
          <Button variant="secondary" busy={end.isPending} onClick={() => end.mutate(null)}>
            Encerrar as outras sessões
          </Button>
        ) : undefined
      }
    >
      <Loaded query={sessions} lines={3}>
        {(data) => (
          <ul className="divide-y divide-line">
            {shownOf(data.sessions).map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => !end.isPending && end.mutate(session)} />
            ))}
            {data.sessions.length > SHOWN_MAX && (
              <li className="pt-3 text-ink-muted text-sm">e mais {data.sessions.length - SHOWN_MAX}</li>
            )}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const device = deviceName(session.device)
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <span className="min-w-0 text-sm">
        <span className="block break-words font-semibold">{device}</span>
        <span className="block text-ink-muted">
          Último uso: {formatRelative(new Date(session.last_used_at), new Date())}
        </span>
      </span>
      {session.current ? (
        <Badge tone="brand">Esta sessão</Badge>
      ) : (
        <Button variant="ghost" size="sm" onClick={onEnd}>
          Encerrar<span className="sr-only"> a sessão em {device}</span>
        </Button>
      )}
    </li>
  )
}

/** In this order: every Edge also calls itself Chrome, and every Chrome Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** 'Chrome no Windows' from what a browser says of itself; what calls itself nothing we know stays a program. */
export function deviceName(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent)
  const system = nameIn(SYSTEMS, userAgent)
  if (browser && system) return `${browser} no ${system}`
  return browser ?? system ?? 'Programa ou navegador desconhecido'
}

function nameIn(list: readonly [RegExp, string][], text: string): string | null {
  return list.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
