import type { BriefedMarket, Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Ask, Details, Side } from './ask.ts'

/** What names a market: the details of a message, and what they are details of. */
export type Naming = Details & Pick<Ask, 'subject' | 'marketId'>
type Markets = Briefing['markets']

/** The market that a message speaks of: 'a odd do empate', 'vale o over 2,5?'. Null where it speaks of none. */
export function namedMarket(naming: Naming, markets: Markets): BriefedMarket | null {
  const { subject, side, isDraw, way, line, half, score, marketId } = naming
  const find = (id: string) => markets.find((market) => market.id === id) ?? null
  if (marketId !== null) return find(marketId)
  if (score) return find(`score.${score.home}-${score.away}`)
  if (subject === 'favourite') return byFavour(naming, markets)
  if (subject === 'bothScore') return find(half ? `${half}.btts.yes` : 'btts.yes')
  if (subject === 'doubleChance' && side) return find(`doubleChance.${side === 'home' ? 'homeDraw' : 'drawAway'}`)
  if (subject === 'drawNoBet' && side) return find(`drawNoBet.${side}`)
  if (subject === 'handicap') {
    const whose = side ?? sideOfLine(line, markets)
    return whose && line !== null ? find(handicapId(naming, whose, line)) : null
  }
  if (line !== null) {
    const family = counted(naming)
    return (
      find(`${family}.${way ?? 'over'}${line}`) ??
      (family === 'goals' ? find(`asianTotal.${way ?? 'over'}${line}`) : null)
    )
  }
  // A total without its line is the usual one.
  if (way !== null && subject === 'goals' && side === null && half === null) return find(`goals.${way}2.5`)
  // 'A odd dos gols do mandante' names a side and no result.
  if (subject !== null && subject !== 'result' && subject !== 'chance' && subject !== 'halves') return null
  if (isDraw) return find(half ? `${half}.result.draw` : 'result.draw')
  return side ? find(half ? `${half}.result.${side}` : `result.${side}`) : null
}

/** The favourite's win, or the underdog's where that is meant. */
function byFavour({ isUnderdog }: Details, markets: Markets): BriefedMarket | null {
  const [home, away] = ['result.home', 'result.away'].map((id) => markets.find((market) => market.id === id))
  if (!home || !away) return null
  return home.pooledChance >= away.pooledChance === isUnderdog ? away : home
}

/** 'O handicap -1,5' without a side is the favourite's, who gives goals away; one with a plus is the other's. */
function sideOfLine(line: number | null, markets: Markets): Side | null {
  const [home, away] = ['result.home', 'result.away'].map((id) => markets.find((market) => market.id === id))
  if (line === null || line === 0 || !home || !away) return null
  return home.pooledChance >= away.pooledChance === line < 0 ? 'home' : 'away'
}

function counted({ subject, side, half }: Naming): string {
  if (subject === 'corners' || subject === 'cards') return side ? `${subject}.${side}` : subject
  if (half) return `${half}.goals`
  return side ? `${side}Goals` : 'goals'
}

const signed = (line: number) => `${line < 0 ? '-' : '+'}${Math.abs(line)}`

/** The market of a handicap as the reader says it, from the side spoken of. */
export function handicapId({ isEuropean, isDraw }: Details, side: Side, line: number): string {
  // The catalogue names European lines by the home side's head start: the visitor's -1 is the home side's +1.
  if (isEuropean) return `europeanHandicap.${signed(side === 'home' ? line : -line)}.${isDraw ? 'draw' : side}`
  return line === 0 ? `drawNoBet.${side}` : `asianHandicap.${side}${signed(line)}`
}
