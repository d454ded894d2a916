import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import type { Side } from '#reading/ask.ts'
import { findMarkets } from '#reading/markets/find-markets.ts'
import { plainText } from '#reading/plain-text.ts'
import { findMarket, type Scene } from '#scene.ts'
import type { Message } from '../skill.ts'
import { firstNamed } from './first-named.ts'

/** A message that may ask why, with the markets and the club that it names. */
export type Seen = {
  text: string
  scene: Scene
  market: BriefedMarket | null
  markets: readonly BriefedMarket[]
  side: Side | null
  message: Message
}
export type Told = { text: string; market?: BriefedMarket | null } | null
export type WhyReader = (seen: Seen) => Told

export const RECOMMENDS =
  /\b(recomend\w+|indica\w*|suger\w+|sugest\w+|sinal verde|aposta\w* n?el[ea]|marca\w*|destaca\w*)\b/
export const NOT = /\b(nao|nunca|nenhum\w*|sem|nem|negativ\w+|jamais|zero|raramente)\b/
export const LIKELY =
  /\b(provavel|chances?|probabilidade|favorit[oa]|obvio|alt[ao]|altissim\w+|facil|ganhou quase tudo|passa de|maior que)\b/
export const WORTH = /\b(valor|edge|vale|compensa)\b/
export const DESPITE =
  /\b(mesmo assim|embora|apesar|se (a|o|ele|ela|ta|e)|mas|enquanto|e nao|ao mesmo tempo|ainda assim)\b/

export const OTHER = /\b(quanto (em|da|dá|eu)|qual casa|odd minima|kelly cheio|meio kelly|de quanto)\b/

export function see(message: Message, scene: Scene): Seen {
  const { markets: found } = findMarkets(message.text, scene.briefing)
  const markets = found.flatMap(({ id }) => (id === null ? [] : (findMarket(scene, id) ?? [])))
  const text = `${message.text} | ${plainText(message.question)}`
  const side = message.ask.side ?? firstNamed(message.text, scene)
  return { text, scene, message, markets, market: markets[0] ?? null, side }
}

export const told = (text: string | null): Told => (text === null ? null : { text })
