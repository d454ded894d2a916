import { listBroadcasts } from '@prancheta/contract/support/admin-tickets.ts'
import { supportWords, ticketsCreated } from '@prancheta/contract/support/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { formatCount } from '#lib/format/format.ts'
import { refreshSoon, useRefreshOnNews } from '#lib/live/live-news.ts'
import { toast } from '#lib/page/toast.ts'

/** How far the tickets for everybody have come, while they are being made. */
export function BroadcastStrip() {
  const running = useRunningBroadcast()
  if (!running) return null
  const done = running.created + running.failed
  const words = `${formatCount(done)} de ${formatCount(running.total)}`
  return (
    <div className="border-line border-b bg-info-soft px-4 py-2.5 text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 truncate font-semibold">Criando tickets para todos: {running.subject}</p>
        <p className="figures shrink-0">{words}</p>
      </div>
      <div
        role="progressbar"
        aria-label="Tickets criados"
        aria-valuemin={0}
        aria-valuemax={running.total}
        aria-valuenow={done}
        aria-valuetext={words}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full origin-left bg-brand transition-[scale] duration-200"
          style={{ scale: `${running.total === 0 ? 1 : done / running.total} 1` }}
        />
      </div>
      {running.failed > 0 && <p className="mt-1 text-bad text-xs">{formatCount(running.failed)} com falha</p>}
    </div>
  )
}

const KEY = ['broadcasts'] as const

/** Those this tab waits for: asked for here, or seen running. Outside React, so that another page still tells the end. */
const awaited = new Set<string>()

export function awaitBroadcast(id: string): void {
  awaited.add(id)
  refreshSoon(KEY)
}

/** The tickets for everybody that are being made right now, if any; tells how it ended. */
function useRunningBroadcast() {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(listBroadcasts, {}, { signal }),
    staleTime: 0,
  })
  useRefreshOnNews(KEY, ({ type }) => type === 'broadcast.changed')

  useEffect(() => {
    for (const { id, finished_at, created, failed } of data?.broadcasts ?? []) {
      if (finished_at === null) awaited.add(id)
      else if (awaited.delete(id)) tellEnd(created, failed)
    }
  }, [data])
  return data?.broadcasts.find(({ finished_at }) => finished_at === null) ?? null
}

function tellEnd(created: number, failed: number): void {
  if (created > 0 || failed === 0) toast.success(ticketsCreated(created))
  if (failed > 0)
    toast.error(supportWords.ticketsCreateFailed, {
      description: failed === 1 ? '1 usuário ficou sem o ticket.' : `${failed} usuários ficaram sem o ticket.`,
    })
}
