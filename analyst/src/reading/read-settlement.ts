import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Ask, Side } from './ask.ts'
import { MARKET_THEMES } from './market-themes.ts'
import { namedMarket } from './named-market.ts'
import { readDetails } from './read-details.ts'
import { readMarketId } from './read-market.ts'
import { countOf } from './spoken-numbers.ts'
import { strongest } from './themes.ts'

const SCORE = /(?<![\d.])(\d{1,2}) ?(?:x| a |-) ?(\d{1,2})(?![\d.])/
/** A bet that is made, and how it would end. */
const ENDS = /\b(ganh\w*|perd\w*|bat\w+|venc\w+|green|red|pag(a|am|aria|ou)|devolv\w+|anul\w+|conta|leva|vale|entra)\b/
const SUPPOSED = /\b(se|caso|quando|e se|com|num|em|terminar?|acabar?|ficar|der|for|termina|acaba|deu)\b/
const IS_BET =
  /\b(apost\w+|over|under|mais de|menos de|ambas|handicap|dupla chance|empate anula|1x|x2|bilhete|entr\w+|peguei|coloc\w+)\b|[+-]\d/

/** Who asks for a number asks nothing of how a bet ends. */
const OF_CHANCE = /\b(chances?|probabilidades?|odds?|quanto paga|por cento|provavel)\b|%/

type Settled = Pick<Ask, 'theme' | 'score' | 'marketId' | 'manner'>

/** 'Se der empate', 'se ganhar por um só': a score of that kind. */
const DRAWN =
  /\b(se|caso|quando|com|der|deu|for) (der |deu |for |ficar |terminar |acabar |o jogo )*(em |o |um )?empat\w*/
const WON_BY = /\b(?:ganh\w+|venc\w+) (?:so |apenas )?(?:de|por) (?:so |apenas )?(1|2|3|um|dois|tres)\b/

type Ended = { score: { home: number; away: number }; rest: string }

function endIn(text: string, side: Side): Ended | null {
  const [found, home, away] = SCORE.exec(text) ?? []
  if (found !== undefined) return { score: { home: Number(home), away: Number(away) }, rest: text.replace(found, ' ') }
  if (!/\bhandicap\b|\bempate anula\b|[+-]\d/.test(text)) return null
  const [by, goals = ''] = WON_BY.exec(text) ?? []
  if (by !== undefined) {
    const lead = countOf(goals)
    return { score: side === 'home' ? { home: lead, away: 0 } : { home: 0, away: lead }, rest: text.replace(by, ' ') }
  }
  const [drawn] = DRAWN.exec(text) ?? []
  return drawn === undefined ? null : { score: { home: 0, away: 0 }, rest: text.replace(drawn, ' ') }
}

/** 'Se eu apostar em mais de 2,5 e terminar 2 a 0, ganho?': a bet with the score it would end at. */
export function readSettlement(text: string, topic: Ask, briefing: Briefing | null): Settled | null {
  if (!briefing || OF_CHANCE.test(text) || !ENDS.test(text) || !SUPPOSED.test(text) || !IS_BET.test(text)) return null
  const side = readDetails(text, briefing).side ?? topic.side ?? 'home'
  const end = endIn(text, side)
  if (!end) return null
  const rest = end.rest.replaceAll(/\s+/g, ' ')
  const details = { ...readDetails(rest, briefing), score: null }
  const isLine = /(?<![\d.])[+-]\d/.test(rest) && topic.subject === 'handicap'
  const subject = isLine ? 'handicap' : strongest(MARKET_THEMES, rest)
  const naming =
    subject === 'handicap' || subject === 'drawNoBet' ? { ...details, side: details.side ?? side } : details
  const market = namedMarket({ ...naming, subject, marketId: readMarketId(rest, naming) }, briefing.markets)
  if (!market || market.id.startsWith('score.')) return null
  return { theme: 'settles', manner: 'answer', score: end.score, marketId: market.id }
}
