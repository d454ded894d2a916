import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeShare } from '@prancheta/core/chat/figures.ts'
import { type Settlement, settle } from '@prancheta/core/markets/settle.ts'
import { findMarket, type Scene } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'

type Goals = { home: number; away: number }

/** The score of a match that is over; nought to nought only where nobody asks. */
export const scoreOf = ({ briefing }: Scene): Goals => briefing.match.score ?? { home: 0, away: 0 }

/** '**Tucunaré EC** 1 x 0 **Tucupi FC**'. */
export function scoreIn(scene: Scene): string {
  const { home, away } = scoreOf(scene)
  return `${scene.home} ${home} x ${away} ${scene.away}`
}

/** How a bet ended: also where it hangs on the halves, if every half-time score that the end allows says the same. */
export function outcomeOf(scene: Scene, id: string): Settlement {
  const goals = scoreOf(scene)
  const atEnd = settle(id, { goals, halfTime: null, corners: null, cards: null })
  if (atEnd !== 'unknown') return atEnd
  const ends = new Set(
    halfTimesOf(goals).map((halfTime) => settle(id, { goals, halfTime, corners: null, cards: null })),
  )
  const [only, other] = ends
  return only === undefined || other !== undefined ? 'unknown' : only
}

/** Every score that may have stood at half time. */
const halfTimesOf = ({ home, away }: Goals): Goals[] =>
  Array.from({ length: home + 1 }, (_, ofHome) =>
    Array.from({ length: away + 1 }, (__, ofAway) => ({ home: ofHome, away: ofAway })),
  ).flat()

const ENDED: Record<Settlement, string> = {
  won: 'bateu',
  'half won': 'deu meia vitória',
  void: 'devolveu a aposta',
  'half lost': 'deu meia derrota',
  lost: 'não bateu',
  unknown: 'não dá para saber só pelo placar final',
}

export const endOf = (scene: Scene, { id }: BriefedMarket): string => ENDED[outcomeOf(scene, id)]

/** 'menos de 3,5 gols bateu'. */
export const endedIn = (scene: Scene, market: BriefedMarket): string => `${inSentence(market)} ${endOf(scene, market)}`

export const hasWon = (scene: Scene, { id }: BriefedMarket): boolean => /won/.test(outcomeOf(scene, id))

/** The result that came, as one of the three markets. */
export function resultOf(scene: Scene): BriefedMarket | null {
  const { home, away } = scoreOf(scene)
  return findMarket(scene, home > away ? 'result.home' : home < away ? 'result.away' : 'result.draw')
}

/** The score that came, as a market. */
export function exactly(scene: Scene): BriefedMarket | null {
  const { home, away } = scoreOf(scene)
  return findMarket(scene, `score.${home}-${away}`)
}

/** Whether that result was the likeliest of the three before the match. */
export function wasLikeliest(scene: Scene): boolean {
  const came = resultOf(scene)?.pooledChance ?? 0
  return ['home', 'draw', 'away'].every((end) => (findMarket(scene, `result.${end}`)?.pooledChance ?? 0) <= came)
}

export const beforeIt = ({ pooledChance }: BriefedMarket): string =>
  `antes do jogo tinha ${writeShare(pooledChance)} de chance`
