import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { useEffect } from 'react'
import { onAnswer } from '#lib/api/answers.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { toast } from '#lib/page/toast.ts'
import { whoIsHere } from '#lib/session/session.ts'
import { rememberSeen } from './remember-seen.ts'

const LOOK_FOR_UPDATE_MS = 3_600_000

/** Makes the app open without a connection: looks after the service worker, and keeps what its person saw. */
export function useOffline(): void {
  useEffect(() => {
    const stopKeeping = onAnswer(analyzeMatchPro, (analysis) => {
      const asker = whoIsHere()
      if (asker === null) return
      rememberSeen(analysis, asker, new Date()).catch((failure: unknown) => logFailure('offline', failure))
    })
    const stopWatching = watchServiceWorker()
    return () => {
      stopKeeping()
      stopWatching()
    }
  }, [])
}

/** Development has no built worker, and plain http no workers at all. */
function watchServiceWorker(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {}
  const { serviceWorker } = navigator
  const hadOne = serviceWorker.controller !== null
  const tell = () => {
    if (!hadOne) return // the first one is no news
    toast.info('A Prancheta foi atualizada', {
      action: { label: 'Recarregar', onClick: () => window.location.reload() },
    })
  }
  serviceWorker.addEventListener('controllerchange', tell)
  const registering = serviceWorker.register('/service-worker.js').catch((failure: unknown) => {
    logFailure('service worker', failure) // the app works without it
    return null
  })
  const timer = setInterval(async () => {
    await (await registering)?.update().catch(() => {}) // no connection now; asked again in an hour
  }, LOOK_FOR_UPDATE_MS)
  return () => {
    serviceWorker.removeEventListener('controllerchange', tell)
    clearInterval(timer)
  }
}
