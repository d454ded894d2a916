import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { settle } from '@prancheta/core/markets/settle.ts'
import { money } from './sum.ts'

const GOALS_MAX = 7

/** Whether one of these bets wins however the match ends; null where the score alone does not tell, or money may come back. */
export function coversAll(markets: readonly BriefedMarket[]): boolean | null {
  let isEach = true
  for (let home = 0; home <= GOALS_MAX; home += 1)
    for (let away = 0; away <= GOALS_MAX; away += 1) {
      const ended = markets.map(({ id }) =>
        settle(id, { goals: { home, away }, halfTime: null, corners: null, cards: null }),
      )
      if (ended.some((one) => one !== 'won' && one !== 'lost')) return null
      isEach &&= ended.includes('won')
    }
  return isEach
}

const RESULTS: Record<string, string> = {
  'result.home': 'vitória do mandante',
  'result.draw': 'empate',
  'result.away': 'vitória do visitante',
}

/** The one result that two bets on the others leave open. */
function thirdOf(markets: readonly BriefedMarket[]): string | null {
  const ids = new Set(markets.map(({ id }) => id))
  if (ids.size !== 2 || [...ids].some((id) => RESULTS[id] === undefined)) return null
  return Object.entries(RESULTS).find(([id]) => !ids.has(id))?.[1] ?? null
}

const RESULT = /\b(?:empat\w*|vitorias?|venc\w+|ganh(?:a|ar) (?:o|a|do|da)|mandante|visitante|favorit\w+|zebra|time)\b/
const TWO_WAYS = /\b(?:dupla chance|1x|x2|12|anula|mais de|menos de|over|under|ambas|handicap|outro lado|contrari\w+)\b/

/** Words that tell of two of three results, where no market of a match is named. */
export const isOfResults = (text: string): boolean => RESULT.test(text) && !TWO_WAYS.test(text)

/** Nothing is left open; else the result that is, or null where it is not known. */
export const NONE = Symbol('none')
export type OpenEnd = typeof NONE | string | null

/** What neither the bet nor its cover wins at. */
export function openEnd(markets: readonly BriefedMarket[], isOpposite: boolean): OpenEnd {
  const covers = isOpposite || (markets.length === 2 ? coversAll(markets) : null)
  return covers === null ? null : covers ? NONE : (thirdOf(markets) ?? 'outro resultado')
}

export function tellOpen(open: OpenEnd, stake: number, put: number, putSum: string): string | null {
  if (open === NONE) return null
  return open === null
    ? 'Isso vale se o outro lado ganhar sempre que a sua aposta perder; havendo um terceiro resultado, nele se perdem as duas.'
    : `Se der ${open}, perdem-se as duas: ${money(stake)} + ${putSum} = **${money(stake + put)}**.`
}
