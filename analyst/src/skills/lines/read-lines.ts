import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Side } from '#reading/ask.ts'
import { type FoundMarket, findMarkets, type MarketsRead } from '#reading/markets/find-markets.ts'
import type { Make } from '#reading/markets/make.ts'
import { makeOf } from '#reading/markets/make-of.ts'
import { markText } from '#reading/markets/mark-text.ts'
import type { Exchange, Message } from '../skill.ts'
import { readEnds, type Told } from './read-ends.ts'
import { type Asked, readAsked, withoutAsides } from './words.ts'

/** A message as this skill understands it. */
export type Lines = {
  asked: readonly Asked[]
  /** The bets that it names, or moves to from those before. */
  makes: readonly Make[]
  ends: readonly Told[]
  read: MarketsRead
  /** The words that nothing was made of. */
  rest: string
}

const HAS_END =
  /\b(?:ganho|ganhu|perco|perdo|levo|receb\w+|devolv\w+|morre\w*|reembols\w+|volta|ja era|cobre|o que acontece|que acontece|o que da|da o que|green|red|perde|ganha|liquida\w*|conta como|vale como|como fica|anula)\b/

/** 'O mandante perde por um gol, qual a chance?' supposes no end: it asks how likely that is. */
const OF_CHANCE = /^(?:o )?(?:mandante|visitante) (?:perde|ganha)\b.*\bchance\b/
/** 'Apostei no +1,5: se perder de 2 a 1?' */
const HAS_BET = /\b(?:apostei|peguei|fiz|entrei)\b.*\bse\b/

/** What one text says by itself. `side` is the club that the talk is on. */
export function readLines(text: string, briefing: Briefing | null, side: Side | null, isEnd = false): Lines {
  const marked = wholeLines(withoutAsides(markText(text, briefing, side)))
  const isSupposing = isEnd || (HAS_END.test(marked) && !OF_CHANCE.test(marked)) || HAS_BET.test(marked)
  const { ends, rest: without } = isSupposing ? readEnds(marked) : { ends: [], rest: marked }
  const read = findMarkets(without, briefing, side)
  const { asked, rest } = readAsked(read.rest)
  // 'O visitante +0,25 ganha?' asks how the bet ends, and names no other.
  const isEndWord = ({ make, at, end }: FoundMarket) =>
    make.kind === 'result' && /^(?:ganh|venc|perd)/.test(read.marked.slice(at, end))
  const bets = read.markets.filter((one) => !isEndWord(one))
  const makes = unique(ends.length > 0 && bets.length > 0 ? bets : read.markets)
  // 'Ganho por um, ganho por dois, empate': the last of those that are supposed.
  const isDraw = (make: Make) => make.kind === 'result' && make.side === 'draw' && make.half === null
  const isSupposed = ends.length > 0 && makes.length > 1 && makes.some(isDraw)
  return {
    asked,
    makes: isSupposed ? makes.filter((make) => !isDraw(make)) : makes,
    ends: isSupposed ? [...ends, { end: { lead: 0 }, by: null }] : ends,
    read,
    rest,
  }
}

/** 'Over 1, aí devolve?' speaks of the whole line: no other gives back. */
const wholeLines = (marked: string): string =>
  /\b(?:devolv\w+|reembols\w+)\b/.test(marked)
    ? marked.replaceAll(/\b(over|under|mais de|menos de) (\d)(?![.\d])/g, '$1 $2.0')
    : marked

function unique(markets: readonly FoundMarket[]): Make[] {
  const keys = new Set<string>()
  return markets.flatMap(({ make }) => {
    const key = JSON.stringify(make)
    if (keys.has(key)) return []
    keys.add(key)
    return [make]
  })
}

/** The bets that the talk was on before this message: those the last answer told of, or else those its question named. */
export function talkedOf({ earlier, briefing }: Message): readonly Make[] {
  const last = earlier.at(-1)
  if (!last) return []
  const told = last.reply.markets.flatMap((id) => makeOf(id) ?? [])
  if (told.length > 0) return told
  return last.text.split(' ').length > NAMED_MAX ? [] : namedIn(last, briefing)
}

/** In a longer message a market may be named beside the point. */
const NAMED_MAX = 14

const namedIn = ({ text }: Exchange, briefing: Briefing | null): readonly Make[] =>
  readLines(text, briefing, null).makes

/** The club that the talk is on. */
export function sideOfTalk(makes: readonly Make[]): Side | null {
  const sides = makes.flatMap((make) => ('side' in make && make.side !== 'draw' ? (make.side ?? []) : []))
  return sides[0] ?? null
}

/** The club that was spoken of last, however long ago. */
export function lastSide({ earlier, briefing }: Message): Side | null {
  for (const one of earlier.toReversed()) {
    const told = one.reply.markets.flatMap((id) => makeOf(id) ?? [])
    const side = sideOfTalk([...told, ...namedIn(one, briefing)])
    if (side) return side
  }
  return null
}
