import { writeEdge } from '@prancheta/core/chat/figures.ts'
import { readShare } from '#reading/read-given.ts'
import { findMarket, focusIn, sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import { WHY } from './topics/topic.ts'
import { nearestMiss, whyNothing, whyNotThis, whySmallStake } from './why-price.ts'
import { DESPITE, LIKELY, NOT, OTHER, RECOMMENDS, type Seen, type Told, WORTH } from './why-seen.ts'

const SHORT = /^(?:mas |e |ue |entao |ta )*por que (so (?:ess[ea]s?|iss[oa]|um|uma)|nao|nenhum\w*)$/

/** 'Por que só esse?', 'por que não?' after a word on prices. */
export function shortWhy({ scene, message }: Seen): Told {
  const [, kind] = SHORT.exec(message.text) ?? []
  const last = message.earlier.at(-1)
  if (!kind || !last || !/\b(edge|justo|valor|regra)\b/.test(last.reply.text)) return null
  const of = focusIn(scene)
  return kind === 'nao' && of
    ? { text: whyNotThis(scene, of, false), market: of }
    : { text: whyNothing(scene), market: of }
}

/** 'Chance altíssima e mesmo assim sem valor?' */
export function likelyNoValue(seen: Seen): Told {
  return seen.market && /\b(chances?|probabilidade)\b.{0,16}\b(alt\w+|maior|passa|enorme|boa)\b/.test(seen.text)
    ? notRecommended(seen)
    : null
}

const CLAIMED = /(?<![\d.+-])(\d{1,2}(?:\.\d)?) ?%/

export function smallStake({ text, scene, market, message }: Seen): Told {
  if (!/\b(stake|entrada|apostar|sugerid[oa]|valor sugerido|colocar)\b/.test(text) || OTHER.test(text)) return null
  if (
    !/\b(pequen\w+|pouc[oa]|pouquinho|mixaria|merre\w+|baix[oa]|miseria|so uma?|micharia|so isso|tao pouco|trocado)\b/.test(
      text,
    )
  )
    return null
  if (!WHY.test(text) || /\b(odd (tao )?baixa|nunca passa|teto|maximo)\b/.test(text)) return null
  const [, claimed] = CLAIMED.exec(text) ?? []
  const top = scene.briefing.markets.filter(({ isRecommended }) => isRecommended)[0] ?? null
  const of = market ?? (message.earlier.length > 0 ? focusIn(scene) : null) ?? top
  return {
    text: whySmallStake(
      of,
      claimed === undefined || !market ? null : readShare(claimed),
      scene.briefing.markets.some(({ bestOdd }) => bestOdd !== null),
    ),
    market: of,
  }
}

export function nearMiss({ text, scene, market }: Seen): Told {
  if (market || !/\b(perto|por pouco|beir\w+|raspando|quase (passa\w*|entr\w+|foi|foram|cheg\w+|bate\w*))\b/.test(text))
    return null
  return /\b(algum\w*|qual|quais|mercado|existe|tem|que)\b/.test(text) &&
    (RECOMMENDS.test(text) || /\b(passar|regra)\b/.test(text))
    ? { text: nearestMiss(scene) }
    : null
}

/** 'Por que esse mercado e não a vitória seca?' */
export function thisNotThat({ text, scene, market }: Seen): Told {
  if (!WHY.test(text) || !market || !RECOMMENDS.test(text) || !/\b(e nao|em vez|ao inves|no lugar)\b/.test(text))
    return null
  const passed = scene.briefing.markets.filter(({ isRecommended, id }) => isRecommended && id !== market.id)
  const others = passed.slice(0, 2).map((one) => `${inSentence(one)} (edge de ${writeEdge(one.edge ?? 0)})`)
  return {
    text: sentences(
      whyNotThis(scene, market, false),
      others.length > 0
        ? `${market.isRecommended ? 'Também passa' : 'Passa'}${others.length > 1 ? 'm' : ''} ${others.join(' e ')}: o que decide é o tamanho do edge, e não a facilidade de acompanhar.`
        : market.isRecommended
          ? 'Se outro aparece na frente, é só pela ordem da tela.'
          : 'E nenhum outro mercado passa na regra agora.',
    ),
    market,
  }
}

export function notRecommended({ text, scene, market, markets, side }: Seen): Told {
  const asks = WHY.test(text) || (DESPITE.test(text) && /\b(como|ue)\b/.test(text))
  if (
    !asks ||
    /\b(pag(o|uei)|assin\w+|plano)\b/.test(text) ||
    !NOT.test(text) ||
    OTHER.test(text) ||
    markets.length > 1
  )
    return null
  const isOfRule = RECOMMENDS.test(text) || (WORTH.test(text) && LIKELY.test(text))
  if (!isOfRule || !(LIKELY.test(text) || DESPITE.test(text) || market || /\b(partida|jogo)\b/.test(text))) return null
  const corners = /\b(escanteios?|cartoes)\b/.test(text)
  const of =
    market ??
    (side !== null && LIKELY.test(text) && !/\bnenhum\w*\b/.test(text) ? findMarket(scene, `result.${side}`) : null)
  if (of)
    return {
      text: whyNotThis(scene, of, /\b(alta|altissim\w+|maior|passa de|provavel|facil)\b/.test(text)),
      market: of,
    }
  return corners ? null : { text: whyNothing(scene) }
}
