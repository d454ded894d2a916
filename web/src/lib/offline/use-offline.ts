import type { AnalysisResult } from '@prancheta/contract/analysis/result.ts'
import { analyzeMatchPro, readLatestAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { readAnalysis } from '@prancheta/contract/history/routes.ts'
import { useEffect } from 'react'
import { onAnswer } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { toast } from '#lib/page/toast.ts'
import { whoIsHere } from '#lib/session/session.ts'
import { SEEN_CACHE, SEEN_MAX, type SeenAnalysis, seenKey } from './seen-analysis.ts'

const LOOK_FOR_UPDATE_MS = 3_600_000

/** Makes the app open without a connection: looks after the service worker, and keeps what its person saw. */
export function useOffline(): void {
  useEffect(() => {
    const stops = [
      onAnswer(analyzeMatchPro, (analysis) => keep(analysis)),
      // Shown again after a reload, and opened from the history.
      onAnswer(readLatestAnalysis, ({ analysis }) => analysis && keep(analysis)),
      onAnswer(readAnalysis, ({ analysis }, { analysisId }) => keep(analysis, analysisId)),
      watchServiceWorker(),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}

function keep(analysis: AnalysisResult, savedId?: string): void {
  const asker = whoIsHere()
  if (asker === null) return
  rememberSeen(toSeen(analysis, savedId, new Date()), asker).catch((failure: unknown) => logFailure('offline', failure))
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

const MARKETS_KEPT = 8

/** Keeps an analysis for reading it offline, for the person who asked for it and nobody after them. */
async function rememberSeen(seen: SeenAnalysis, asker: string): Promise<void> {
  if (typeof caches === 'undefined') return // not on plain http
  const cache = await caches.open(SEEN_CACHE)
  const key = seenKey(seen.fixtureId)
  await cache.delete(key)
  await cache.put(key, Response.json(seen))
  for (const oldest of (await cache.keys()).slice(0, -SEEN_MAX)) await cache.delete(oldest)
  // Whoever left meanwhile had the caches emptied before this was written.
  if (whoIsHere() !== asker) await caches.delete(SEEN_CACHE)
}

function toSeen(analysis: AnalysisResult, savedId: string | undefined, now: Date): SeenAnalysis {
  return {
    fixtureId: analysis.fixture.fixtureId,
    match: analysis.match,
    league: analysis.league,
    kickOff: analysis.fixture.dateUTC,
    seenAt: now.toISOString(),
    madeAt: analysis.createdAt,
    ...(savedId === undefined ? {} : { savedId }),
    confidence: analysis.confidence,
    isDemo: analysis.isDemo,
    markets: analysis.markets
      .slice(0, MARKETS_KEPT)
      .map(({ name, probability, odd, edge, isRecommended }) => ({ name, probability, odd, edge, isRecommended })),
    reasons: analysis.reasoning,
    warning: analysis.warning,
  }
}
