import type { AnalysisResult } from '@prancheta/contract/analysis/routes.ts'
import { whoIsHere } from '#lib/session/session.ts'
import { SEEN_CACHE, SEEN_MAX, type SeenAnalysis, seenKey } from './seen-analysis.ts'

const MARKETS_KEPT = 8

/** Keeps an analysis for reading it offline, for the person who asked for it and nobody after them. */
export async function rememberSeen(analysis: AnalysisResult, asker: string, now: Date): Promise<void> {
  if (typeof caches === 'undefined') return // not on plain http
  const cache = await caches.open(SEEN_CACHE)
  const key = seenKey(analysis.fixture.fixtureId)
  await cache.delete(key)
  await cache.put(key, Response.json(toSeen(analysis, now)))
  for (const oldest of (await cache.keys()).slice(0, -SEEN_MAX)) await cache.delete(oldest)
  // Whoever left meanwhile had the caches emptied before this was written.
  if (whoIsHere() !== asker) await caches.delete(SEEN_CACHE)
}

function toSeen(analysis: AnalysisResult, now: Date): SeenAnalysis {
  return {
    fixtureId: analysis.fixture.fixtureId,
    match: analysis.match,
    league: analysis.league,
    kickOff: analysis.fixture.dateUTC,
    seenAt: now.toISOString(),
    confidence: analysis.confidence,
    isDemo: analysis.isDemo,
    markets: analysis.markets
      .slice(0, MARKETS_KEPT)
      .map(({ name, probability, odd, edge, isRecommended }) => ({ name, probability, odd, edge, isRecommended })),
    reasons: analysis.reasoning,
    warning: analysis.warning,
  }
}
