import { type Found, fixed, happens, type MarketEvent, ofSide } from '#checking/reading/market-event.ts'
import { NUMERAL, valueOfNumeral } from '#checking/reading/number-words.ts'
import type { Side } from '#markets/outcome.ts'

export type Phrase = { pattern: RegExp; read: (groups: Record<string, string | undefined>) => Found | null }

const THING = '(?<thing>gols?|tentos?|escanteios?|cantos|cartoes|cartao)(?!\\p{L})'
const OF_CLUB = '(?: d[oae]s? (?<club>§[ha]_*))?'
/** A club just before the verb: 'o Poraquê marca mais de 1,5 gols'. */
const BY_CLUB =
  '(?:(?<subject>§[ha]_*) (?:nao )?(?:marca[rm]?|marque|faz(?:er|em)?|faca|ter|tem|tenha|receb(?:e|er|a|em)|leva[rm]?|cobra[rm]?) |(?<scoring>(?:marcar|fazer) ))?'
/** What makes it a mean, a count of the past or an expectation, and no market. */
const NO_MARKET =
  '(?! ?(?:esperad|por jogo|por partida|em media|marcad|sofrid|d[ea] (?:media|saldo)|n[oa]s? (?:temporada|ultim|campeonato|ano)))'

export const sideOfMask = (mask: string | undefined): Side | null =>
  mask === undefined ? null : mask.startsWith('§h') ? 'home' : mask.startsWith('§a') ? 'away' : null

function phrase(body: string, way: 'over' | 'under', shift: number): Phrase {
  return {
    pattern: new RegExp(`(?<!\\p{L}|expectativa(?: total)? é de )${BY_CLUB}${body}${OF_CLUB}`, 'gu'),
    read: ({ asian, line, thing, club, subject, scoring }) => {
      const written = valueOfNumeral(line ?? '')
      if (scoring !== undefined) return scoredBy(readTotal(way, written, shift, thing, 'home'))
      return asian === undefined
        ? readTotal(way, written, shift, thing, sideOfMask(club ?? subject))
        : fixed(happens(`asianTotal.${way}${written}`))
    },
  }
}

/** 'mais de 2,5' alone is a line of goals, unless it is a price or has a unit. */
const NO_PRICE = '(?<!(?:paga\\p{L}*|odds?|cotac\\p{L}+|preco|é|por|chega a) (?:de )?)'
const NO_UNIT =
  '(?!\\d| ?(?:%|por cento|pontos?|vezes|km|°|graus|r\\$|escanteio|cart|gols? (?:esperad|por|marcad|sofrid)))'
const LINE = `(?<line>${NUMERAL})`
const ASIAN = '(?<asian>linha asiatica(?: de gols)?[:,]? ?(?:de )?)?'

export const TOTAL_PHRASES: readonly Phrase[] = [
  phrase(
    `${ASIAN}(?:mais de|acima d[eo]s?|passa\\w* d[eo]s?|passe de|super\\w+) ${LINE} ${THING}${NO_MARKET}`,
    'over',
    0,
  ),
  phrase(`(?<asian>linha asiatica(?: de gols)?[:,]? ?(?:de )?)mais de ${LINE}(?! ?%)`, 'over', 0),
  phrase(`(?<asian>linha asiatica(?: de gols)?[:,]? ?(?:de )?)menos de ${LINE}(?! ?%)`, 'under', 0),
  phrase(`over(?: de)? ${LINE}(?! ?%)(?: ${THING})?${NO_MARKET}`, 'over', 0),
  phrase(`${LINE} ${THING} ou mais`, 'over', -0.5),
  phrase(`${LINE} ou mais ${THING}`, 'over', -0.5),
  phrase(`${LINE} ${THING} ou menos`, 'under', 0.5),
  phrase(`${LINE}\\+ ${THING}`, 'over', -0.5),
  phrase(`(?:pelo menos|ao menos|no minimo) ${LINE} ${THING}${NO_MARKET}`, 'over', -0.5),
  phrase(`${ASIAN}(?:menos de|abaixo d[eo]s?) ${LINE} ${THING}${NO_MARKET}`, 'under', 0),
  phrase(`under(?: de)? ${LINE}(?! ?%)(?: ${THING})?${NO_MARKET}`, 'under', 0),
  phrase(`(?:no maximo|ate) ${LINE} ${THING}${NO_MARKET}`, 'under', 0.5),
  phrase(`${NO_PRICE}(?:mais|acima) de (?<line>\\d[.,]5)${NO_UNIT}`, 'over', 0),
  phrase(`${NO_PRICE}(?:menos|abaixo) de (?<line>\\d[.,]5)${NO_UNIT}`, 'under', 0),
]

/** 'mais de 2 gols' is more than two: the line between two and three. A quarter line is an Asian one. */
function readTotal(
  way: 'over' | 'under',
  written: number,
  shift: number,
  thing: string | undefined,
  side: Side | null,
): Found | null {
  const isWhole = Number.isInteger(written)
  const line = shift !== 0 ? written + shift : isWhole ? written + (way === 'over' ? 0.5 : -0.5) : written
  if (Number.isNaN(line)) return null
  const family = thing?.startsWith('e') || thing === 'cantos' ? 'corners' : thing?.startsWith('c') ? 'cards' : 'goals'
  if (family !== 'goals') return fixed(happens(`${family}${side ? `.${side}` : ''}.${way}${line}`))
  if (!Number.isInteger(line * 2)) return fixed(happens(`asianTotal.${way}${line}`))
  return side
    ? ofSide(side, (own): MarketEvent => happens(`${own}Goals.${way}${line}`))
    : fixed(happens(`goals.${way}${line}`))
}

/** 'marcar pelo menos um gol' is one club's, whichever the sentence speaks of. */
const scoredBy = (found: Found | null): Found | null => found && { event: null, bySide: found.bySide }
