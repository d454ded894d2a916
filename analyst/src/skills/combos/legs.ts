import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { readBets } from '#reading/read-bets.ts'

/** Where one leg ends and the next begins. */
const BETWEEN =
  /\+(?! ?\d)|,|\be\b|\bcom\b|\bjunt[oa]s?\b|\bmais (?=(?:o|a|os|as|um|uma|ambas|ambos|vitoria|empate|mandante|visitante|over|under|mais|menos)\b)|\bpor (?=vitoria)|\bentre\b|\bmesmo combo\b/

/** Either of two combinations, not either of two results. */
const EITHER = /\bou\b(?! (?:o )?(?:empate|nao|atrapalha|pior|negativa|multipla|uma|tripla|so|da\b))(?<!\bempate ou)/

export type Named = {
  /** The legs of each combination that is named: several where one is set beside the other. */
  groups: readonly (readonly string[])[]
  /** All of them, each once. */
  all: readonly string[]
  /** Words of a bet that none of our markets is. */
  unread: readonly string[]
  /** The message is one clause with nothing but legs. */
  isAlone: boolean
}

/** The legs that a message names, in order. */
export function readLegs(text: string, briefing: Briefing): Named {
  const written = withMarkets(text, briefing)
  const groups = written
    .split(EITHER)
    .map((group) => legsIn(group, briefing))
    .filter((legs) => legs.length > 0)
  const unread = written.split(BETWEEN).filter((part) => BET.test(part) && !legIn(part, briefing))
  const all = [...new Set(groups.flat())]
  const isAlone =
    !/,./.test(written) && written.split(BETWEEN).filter((part) => part.trim() !== '').length === all.length
  return { groups, all, isAlone, unread: unread.map((part) => part.trim()) }
}

/** What only a bet is called by. */
const BET =
  /\b(?:over|under|mais de \d|menos de \d|escanteios? (?:do|no)|chutes?|finalizac\w+|impedimentos?|faltas|virada|nos dois tempos|os dois tempos|expuls\w+)\b/

function legsIn(text: string, briefing: Briefing): string[] {
  const ids = text.split(BETWEEN).flatMap((part) => legIn(part, briefing) ?? [])
  return [...new Set(ids)]
}

/** A price, an amount or a chance of the reader's own is no line. */
const PRICE =
  /\b(?:odd|odds|cotacao|pag\w+|dando|a|perto de|r) \d+(?:\.\d+)?(?! gols?)\b|\d+ (?:reais|conto|pernas|jogos|escolhas|coisas)\b/g
/** A part that asks for something, and names no bet: 'sem resultado', 'perna de gols'. */
const NO_BET = /^(?:\s|o|a|de|do|no|na|que|se|tem|resultado|gols?|escanteios?|cartao|cartoes|odd|odds|vale|casa|ou)*$/

function legIn(part: string, briefing: Briefing): string | null {
  const [, given] = /\bmkt(\d+)\b/.exec(part) ?? []
  if (given !== undefined) return briefing.markets[Number(given)]?.id ?? null
  const bare = part.replaceAll(PRICE, ' ').trim()
  if (bare === '' || NO_BET.test(bare)) return null
  return readBets(bare, briefing)[0]?.marketId ?? null
}

const SIDES = { mandante: 'home', visitante: 'away', empate: 'draw' } as const
const WHO = '(mandante|visitante|empate)(?: \\w+)?'
const HALF_FULL = new RegExp(
  `\\b${WHO}(?: n?[oa])? (?:intervalo|(?:1o|primeiro) tempo) (?:e|/) (?:o )?${WHO}(?: (?:no|o|do))? (?:final|fim|jogo)\\b`,
  'g',
)
const SCORES =
  /\b(mandante|visitante)( nao)? (?:marca|marcar|marque|faz gol|fazer gol|faca gol)(?! (?:mais|menos|pelo|\d))(?: gol)?\b/g

const BOTH_HALVES = /\bgols? n(?:os dois|os 2|os ambos os|ambos os) tempos\b|\bgol em (?:cada tempo|ambos os tempos)\b/g
const EITHER_RESULT =
  /\b(mandante|visitante|empate) ou (?:o )?(mandante|visitante|empate)\b(?! ?[+-] ?\d| (?:vence|ganha|mais|menos|over|under|marca))/g
const EITHERS: Record<string, string> = {
  'empate mandante': 'doubleChance.homeDraw',
  'empate visitante': 'doubleChance.drawAway',
  'mandante visitante': 'doubleChance.homeAway',
}

/** 'Trocando ambas marcam por mais de 2,5': what goes and what comes are two. */
const SWAPPED = /\b((?:troc\w+|substitu\w+) .*?) (?:por|pel[oa]s?) /

/** What the reader of single bets does not know is put in as the place of its market. */
function withMarkets(text: string, { markets }: Briefing): string {
  const place = (id: string, written: string): string => {
    const at = markets.findIndex((market) => market.id === id)
    return at < 0 ? written : ` mkt${at} `
  }
  const sideOf = (word: string | undefined) => (word && word in SIDES ? SIDES[word as keyof typeof SIDES] : 'draw')
  const bothHalves = (written: string) => {
    const [first, second] = ['firstHalf', 'secondHalf'].map((half) => place(`${half}.goals.over0.5`, ''))
    return first && second ? `${first} , ${second}` : written
  }
  const either = (one: string, other: string) => EITHERS[[one, other].toSorted().join(' ')]
  return text
    .replace(SWAPPED, '$1 , ')
    .replaceAll(BOTH_HALVES, bothHalves)
    .replaceAll(/\bcontra o favorito\b/g, ' ')
    .replaceAll(EITHER_RESULT, (written, one: string, other: string) => {
      const id = either(one, other)
      return id ? place(id, written) : written
    })
    .replaceAll(HALF_FULL, (written, one: string, other: string) =>
      place(`halfFull.${sideOf(one)}.${sideOf(other)}`, written),
    )
    .replaceAll(SCORES, (written, side: string, not: string | undefined) =>
      place(`${sideOf(side)}Goals.${not ? 'under' : 'over'}0.5`, written),
    )
}
