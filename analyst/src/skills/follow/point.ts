import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { findMarkets } from '#reading/markets/find-markets.ts'
import { inSentence, titleOf } from '#writers/market-words.ts'
import type { Message, Reply } from '../skill.ts'
import { lastTold, marketOfTalk, trailOf } from './told.ts'

const PLACES: readonly (readonly [RegExp, number])[] = [
  [/^primeir[oa]$/, 0],
  [/^segund[oa]$/, 1],
  [/^terceir[oa]$/, 2],
  [/^quart[oa]$/, 3],
  [/^ultim[oa]$/, -1],
  [/^penultim[oa]$/, -2],
]

/** 'O segundo desses', 'a primeira opção', 'esse último': one of what was told, by its place. Times and halves of a match are not. */
const ORDINAL =
  /\b(?:n|d|pel)?(?:[oa]|ess[ea]|ness[ea]|dess[ea]) (primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|penultim[oa]|ultim[oa])(?! (?:tempo|etapa|metade|jogo|jogos|rodada|gol|colocad\w+|vitoria|derrota|vez|confronto|melhor|mais|maior|menor|reais|casa|turno))(?: (?:dess[ea]s|delas|deles|d[ao] lista|ai|que (?:voce|vc) (?:falou|disse|citou)|opcao|aposta|linha|mercado|placar))*\b/
/** 'A de antes', 'aquela outra', 'a anterior': what was told before the last. */
const BEFORE =
  /\b(?:prefiro |volta\w* (?:n|pr|para )?)?(?:n|d|pr)?[oa] (?:d[eo] antes|anterior|que (?:eu )?(?:perguntei|falei|pedi) antes)\b|\b(?:aquel[ea]|a) (?:outr[oa]|primeir[oa]) (?:de antes|la|que (?:voce )?falou)\b/
/** 'Essa aí', 'nela', 'esse mercado': the one that was just told of. */
const THIS =
  /\b(?:ess[ea]|ness[ea]|dess[ea]|pr?a? ?ess[ea]) (?:ai|mercado|aposta|linha|opcao|placar|entrada|uma)(?: ai)?\b|\b(?:por|n|d)(?:el[ea])\b(?= (?:paga|vale|tem|ta|esta|qual|quanto|onde)|$)|\b(?:essa|nessa|dessa) (?=(?:paga|vale|tem|ta|esta|qual|quanto|onde)\b)/

export const spoken = (market: BriefedMarket): string =>
  /^(?:halfFull|score|europeanHandicap)/.test(market.id) ? titleOf(market) : inSentence(market)

/** A message that points to what was told, with the thing's own name put in its place; null where it points to nothing. */
function pointed(message: Message): { pattern: RegExp; markets: readonly BriefedMarket[] } | null {
  const { text } = message
  const ordinal = ORDINAL.exec(text)
  if (ordinal) {
    const place = PLACES.find(([word]) => word.test(ordinal[1] ?? ''))?.[1] ?? 0
    const told = lastTold(message)
    const all = told.length > 1 ? told : trailOf(message)
    const one = all.at(place)
    return one && (all.length > 1 || place === -1) ? { pattern: ORDINAL, markets: [one] } : null
  }
  if (BEFORE.test(text)) {
    const one = trailOf(message).at(-2)
    return one ? { pattern: BEFORE, markets: [one] } : null
  }
  const one = THIS.test(text) ? marketOfTalk(message) : null
  return one && { pattern: THIS, markets: [one] }
}

const LONGEST = 16
/** Clubs, games and people are pointed to as well. */
const NOT_BETS = /\b(?:times?|clubes?|jogos?|partidas?|equipes?|lados?|marcam?|juntos|juntas|gols? d)\b/

/** The market that an ordinal or another pointing word means, and nothing else in the message names one. */
export function pointedMarkets(message: Message): readonly BriefedMarket[] {
  const { text, briefing } = message
  if (!briefing || text.split(' ').length > LONGEST || NOT_BETS.test(text)) return []
  const found = pointed(message)
  if (!found) return []
  const rest = text.replace(found.pattern, ' ')
  return findMarkets(rest, briefing).markets.length > 0 ? [] : found.markets
}

/** The words of a message without those that point. */
export function withoutPointer(message: Message): string {
  const found = pointed(message)
  return found ? message.text.replace(found.pattern, ' ').replaceAll(/\s+/g, ' ').trim() : message.text
}

/** The message with the markets' names where it points to them, answered as if it had named them. */
export function sayPointed(message: Message): Reply | null {
  const markets = pointedMarkets(message)
  const found = markets.length > 0 ? pointed(message) : null
  if (!found) return null
  const named = markets.map(spoken).join(' e ')
  const isBare = message.text.replace(found.pattern, '').replace(/^(?:e|mas|entao|ai|ta|qual|quanto|da)?\s*/, '') === ''
  const asked = isBare ? `qual a chance de ${named}` : message.text.replace(found.pattern, ` ${named} `)
  const reply = message.instead(asked.replaceAll(/\s+/g, ' ').trim())
  return { ...reply, markets: reply.markets.length > 0 ? reply.markets : markets.map(({ id }) => id) }
}

/** 'Nesse último', 'a de antes': a bet of the talk, and no game of the past. */
const JUST_NAMED = /\b(?:ness[ea]|dess[ea]|ess[ea]) ultim[oa]\b(?! (?:jogo|partida))/

export const sayJustNamed = (message: Message): Reply | null =>
  JUST_NAMED.test(message.text) || BEFORE.test(message.text) ? sayPointed(message) : null
