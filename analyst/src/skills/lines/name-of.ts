import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeDecimal } from '@prancheta/core/chat/figures.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'
import { idOf, type Make } from '#reading/markets/make.ts'
import { findMarket, nameOf, type Scene } from '#scene.ts'
import { titleOf } from '#writers/market-words.ts'

export const rowOf = (scene: Scene, make: Make): BriefedMarket | null => {
  const id = idOf(make)
  return id === null ? null : findMarket(scene, id)
}

const signed = (line: number): string => `${line > 0 ? '+' : ''}${writeDecimal(line)}`

/** What a bet is called: as the screens call it where its side is known, else by its line alone. */
export function titleFor(make: Make, scene: Scene | null): string {
  const id = idOf(make)
  const market = id === null ? null : ((scene && findMarket(scene, id)) ?? marketById(id))
  if (market) return `**${titleOf(market)}**`
  switch (make.kind) {
    case 'handicap':
      return `handicap na linha ${signed(make.line)}${make.half ? ` ${halfName(make.half)}` : ''}`
    case 'drawNoBet':
      return '**empate anula aposta**'
    case 'doubleChance':
      return '**dupla chance**'
    case 'european':
      return '**handicap europeu**'
    case 'cleanSheet':
      return make.isYes ? '**não sofrer gol**' : '**sofrer gol**'
    case 'toNil':
      return '**vencer sem sofrer gol**'
    case 'total':
      return `**${make.way === 'over' ? 'mais' : 'menos'} de ${writeDecimal(make.line)}**`
    default:
      return 'essa aposta'
  }
}

export const halfName = (half: string): string => (half === 'firstHalf' ? 'do 1º tempo' : 'do 2º tempo')

/** The club that a bet is on, in bold; 'o time' where none is known. */
export function clubIn(make: Make, scene: Scene | null): string {
  const side = 'side' in make && make.side !== 'draw' ? make.side : null
  return scene && side ? nameOf(scene, side) : 'o time'
}
