import type { Side } from '#reading/ask.ts'
import { findMarkets } from '#reading/markets/find-markets.ts'
import type { Scene } from '#scene.ts'

/** The club that a text names first: the one that is wondered at, where both are named. */
export function firstNamed(text: string, scene: Scene): Side | null {
  const { marked } = findMarkets(text.split(' | ')[0] ?? text, scene.briefing)
  const at = { home: marked.indexOf('mandante'), away: marked.indexOf('visitante') }
  if (at.home < 0 && at.away < 0) return null
  return at.away < 0 || (at.home >= 0 && at.home < at.away) ? 'home' : 'away'
}
