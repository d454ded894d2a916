import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Ask } from './ask.ts'
import { MARKET_THEMES } from './market-themes.ts'
import { namedMarket } from './named-market.ts'
import { readDetails } from './read-details.ts'
import { readMarketId } from './read-market.ts'
import { strongest } from './themes.ts'

const SCORE = /(?<![\d.])(\d{1,2}) ?(?:x| a |-) ?(\d{1,2})(?![\d.])/
/** A bet that is made, and how it would end. */
const ENDS = /\b(ganh\w*|perd\w*|bat\w+|venc\w+|green|red|pag(a|am|aria|ou)|devolv\w+|anul\w+|conta|leva|vale|entra)\b/
const SUPPOSED = /\b(se|caso|quando|e se|com|num|em|terminar?|acabar?|ficar|der|for|termina|acaba|deu)\b/
const IS_BET =
  /\b(apost\w+|over|under|mais de|menos de|ambas|handicap|dupla chance|empate anula|1x|x2|bilhete|entr\w+|peguei|coloc\w+)\b/

type Settled = Pick<Ask, 'theme' | 'score' | 'marketId' | 'manner'>

/** 'Se eu apostar em mais de 2,5 e terminar 2 a 0, ganho?': a bet with the score it would end at. */
export function readSettlement(text: string, briefing: Briefing | null): Settled | null {
  const [found, home, away] = SCORE.exec(text) ?? []
  if (!briefing || found === undefined || !ENDS.test(text) || !SUPPOSED.test(text) || !IS_BET.test(text)) return null
  const rest = text.replace(found, ' ').replaceAll(/\s+/g, ' ')
  const details = readDetails(rest, briefing)
  const subject = strongest(MARKET_THEMES, rest)
  const market = namedMarket({ ...details, subject, marketId: readMarketId(rest, details) }, briefing.markets)
  if (!market || market.id.startsWith('score.')) return null
  return {
    theme: 'settles',
    manner: 'answer',
    score: { home: Number(home), away: Number(away) },
    marketId: market.id,
  }
}
