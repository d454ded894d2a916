import { type BroadcastView, listBroadcasts, stopBroadcast } from '@prancheta/contract/support/admin-tickets.ts'
import { supportWords, ticketsCreated } from '@prancheta/contract/support/words.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { formatCount } from '#lib/format/format.ts'
import { useRefreshOnNews } from '#lib/live/live-news.ts'
import { refreshSoon } from '#lib/live/refresh-soon.ts'
import { toast } from '#lib/page/toast.ts'
import { Button } from '#ui/primitives/button.tsx'

/** How far the tickets for everybody have come, while they are being made, and the way to stop them. */
export function BroadcastStrip() {
  const running = useRunningBroadcast()
  const stop = useMutation({
    mutationFn: (broadcastId: string) => callApi(stopBroadcast, { broadcastId }),
    onError: (failure) => tellFailure(failure, supportWords.broadcastStopFailed),
    onSettled: () => refreshSoon(KEY),
  })
  if (!running) return null
  const done = running.created + running.failed
  const words = `${formatCount(done)} de ${formatCount(running.total)}`
  return (
    <div className="border-line border-b bg-info-soft px-4 py-2.5 text-sm">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="block truncate font-semibold">
            Criando tickets para todos: <bdi>{running.subject}</bdi>
          </span>
          <span className="figures block text-ink-muted text-xs">{words}</span>
        </p>
        <Button variant="secondary" size="sm" busy={stop.isPending} onClick={() => stop.mutate(running.id)}>
          Parar envio
        </Button>
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
    for (const broadcast of data?.broadcasts ?? []) {
      if (broadcast.finished_at === null) awaited.add(broadcast.id)
      else if (awaited.delete(broadcast.id)) tellEnd(broadcast)
    }
  }, [data])
  return data?.broadcasts.find(({ finished_at }) => finished_at === null) ?? null
}

function tellEnd({ total, created, failed, stopped_at }: BroadcastView): void {
  if (stopped_at !== null) {
    toast.info(supportWords.broadcastStopped, {
      description: `${formatCount(created)} de ${formatCount(total)} pessoas receberam o ticket.`,
    })
    return
  }
  if (created > 0 || failed === 0) toast.success(ticketsCreated(created))
  if (failed > 0)
    toast.error(supportWords.ticketsCreateFailed, {
      description: failed === 1 ? '1 usuário ficou sem o ticket.' : `${failed} usuários ficaram sem o ticket.`,
    })
}
