import type { SubscriptionStatusView } from '@prancheta/contract/billing/routes.ts'
import { useCallback, useEffect, useState } from 'react'
import { logFailure } from '#lib/api/log-failure.ts'
import { followLiveFeed } from '#lib/live/live-feed.ts'
import { refreshSession } from '#lib/session/session.ts'

/** The subscription of the reader: asked on arrival, on demand, and whenever the server tells of a change. */
export function useStatus(userId: string | null) {
  const [known, setKnown] = useState<SubscriptionStatusView | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const ask = useCallback(async () => {
    setIsAsking(true)
    try {
      const calls = await import('./billing-calls.ts')
      setKnown(await calls.askStatus())
      setHasFailed(false)
    } catch (failure) {
      setHasFailed(true)
      logFailure('Erro ao verificar assinatura', failure)
    }
    setIsAsking(false)
  }, [])

  const refresh = useCallback(async () => {
    await ask()
    refreshSession({ fresh: true })
  }, [ask])

  useEffect(() => {
    if (userId === null) {
      setKnown(null)
      return
    }
    void ask()
    const catchUp = () => void refresh()
    return followLiveFeed({
      onEvent: ({ type }) => {
        if (type === 'plan.changed' || type === 'session.ended') catchUp()
      },
      onReset: catchUp,
      onReady: () => {},
    })
  }, [userId, ask, refresh])

  return { known, isAsking, hasFailed, refresh }
}
