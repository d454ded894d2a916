import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Ask, Details, ThemeId } from './ask.ts'
import { plainText } from './plain-text.ts'
import { PRICE_THEMES } from './price-themes.ts'
import { hasDetail } from './read-follow-up.ts'
import { findByName, readMarketId } from './read-market.ts'
import { isIn } from './themes.ts'
import { UNPRICED } from './unpriced.ts'

const FOOTBALL =
  /\b(jog\w*|time\w*|partida|futebol|aposta\w*|liga|campeonato|torcida|bola|rodada|mandante|visitante|chances?|probabilidade\w*|gols?|odds?|casas?|banca|mercados?|numeros?|porcento|favorit\w*|edge|valor|risco|green|red|bilhete|confianca)\b|%/
/** Fewer words than this name no other subject: they are a slip, and nobody is told to speak of football. */
const SHORTEST_TOPIC = 3

type Reading = { own: ThemeId | null; rest: string; details: Details; question: string; isNamed: boolean }

/** A message that leans on nothing: its market first, then its theme, then what its details point to. */
export function onItsOwn(ask: Ask, { own, rest, details, question, isNamed }: Reading, briefing: Briefing | null): Ask {
  const marketId =
    readMarketId(rest, details) ??
    (/\bquem\b/.test(rest) ? null : findByName(plainText(question), briefing?.markets ?? []))
  // A price that was typed is what the question is about, whatever market it names.
  if (details.offeredOdd !== null && !(own !== null && KEEPS_OFFER.includes(own)))
    return { ...ask, theme: 'value', marketId }
  if (marketId !== null) {
    const isPrice = isIn(PRICE_THEMES, own) && marketId !== UNPRICED
    return { ...ask, theme: isPrice ? (own ?? 'oneMarket') : 'oneMarket', marketId }
  }
  if (own !== null) return ask
  if (ask.house !== null) return { ...ask, theme: 'houses' }
  if (hasDetail(details)) return { ...ask, theme: themeOfDetails(details) }
  if (ask.concepts.length > 0) return { ...ask, theme: 'concept' }
  if (briefing && /\b(jogo|partida|analise)\b/.test(rest)) return { ...ask, theme: 'summary' }
  const isOfUs = FOOTBALL.test(rest) || rest.split(' ').length < SHORTEST_TOPIC || isNamed
  return { ...ask, theme: isOfUs || briefing ? 'unclear' : 'notFootball' }
}

const KEEPS_OFFER: readonly ThemeId[] = ['combos', 'payout', 'stake', 'stayOut', 'loss', 'houses', 'live']

function themeOfDetails({ score, half, line, way, isDraw, side }: Details): ThemeId {
  if (score) return 'correctScore'
  if (half) return 'halves'
  if (line !== null || way) return 'goals'
  return isDraw ? 'result' : side ? 'chance' : 'summary'
}
