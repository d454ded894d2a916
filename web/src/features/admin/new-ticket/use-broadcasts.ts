import { listBroadcasts } from '@prancheta/contract/support/admin-tickets.ts'
import { supportWords, ticketsCreated } from '@prancheta/contract/support/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { refreshSoon, useLiveNews } from '#lib/live/live-news.ts'
import { toast } from '#lib/page/toast.ts'

const KEY = ['broadcasts'] as const

/** Those this tab waits for: asked for here, or seen running. Outside React, so that another page still tells the end. */
const awaited = new Set<string>()

export function awaitBroadcast(id: string): void {
  awaited.add(id)
  refreshSoon(KEY)
}

/** The tickets for everybody that are being made right now, if any; tells how it ended. */
export function useRunningBroadcast() {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(listBroadcasts, {}, { signal }),
    staleTime: 0,
  })
  const refresh = () => refreshSoon(KEY)
  useLiveNews(({ type }) => {
    if (type === 'broadcast.changed') refresh()
  }, refresh)

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
