import type { MatchFacts } from '#checking/facts/match-facts.ts'
import { ANY_GOAL_PHRASES, CONTRARY_AFTER, CONTRARY_BEFORE, GOAL_PHRASES } from '#checking/reading/goal-phrases.ts'
import { both, contraryOf, type Half, inHalf, type MarketMention, wins } from '#checking/reading/market-event.ts'
import type { Span } from '#checking/reading/number-words.ts'
import { plainOf } from '#checking/reading/plain-text.ts'
import { CONCEDING_PHRASES, RESULT_PHRASES } from '#checking/reading/result-phrases.ts'
import { TOTAL_PHRASES } from '#checking/reading/total-phrases.ts'
import { QuickPattern } from '#text/quick-pattern.ts'

export type ComboMention = Span & { type: 'combo'; option: string }

export const PHRASES = [
  ...GOAL_PHRASES,
  ...CONCEDING_PHRASES,
  ...TOTAL_PHRASES,
  ...RESULT_PHRASES,
  ...ANY_GOAL_PHRASES,
].map(({ pattern, read }) => ({ pattern: new QuickPattern(pattern), read }))
const HALF =
  /(?:(?:n[oa]|d[oa]|o|a) )?(?<half>1[ºo°]|primeir[oa]|2[ºo°]|segund[oa]) (?:tempo|etapa)(?: (?:ter|tem|com) )?/gu

/** The markets a masked text speaks of, in order. Their lines ('2,5') are part of the name and no claim. */
export function readMarkets(plain: string): MarketMention[] {
  const found: MarketMention[] = []
  const isFree = ({ start, end }: Span) => !found.some((one) => start < one.end && end > one.start)
  for (const { pattern, read } of PHRASES) {
    for (const match of pattern.matchAll(plain)) {
      const span = { start: match.index, end: match.index + match[0].length }
      if (!isFree(span) || isCounted(plain, span)) continue
      const event = read(match.groups ?? {})
      if (event) found.push({ ...span, type: 'market', ...event })
    }
  }
  found.sort((one, other) => one.start - other.start)
  return turnContraries(plain, joinMarkets(plain, joinClubs(plain, placeInHalves(plain, found))))
}

/** 'um empate e três derrotas' counts games; 'um empate não seria surpresa' does not. */
function isCounted(plain: string, { start, end }: Span): boolean {
  if (!/(?:^|\s)uma? $/.test(plain.slice(0, start)) || !/^(?:vitoria|empate|derrota)/.test(plain.slice(start)))
    return false
  const rest = `${plain.slice(0, start)}#${plain.slice(end)}`
  return /(?:vitorias?|derrotas?|empates?|confronto|duelo)(?!\p{L})/u.test(rest)
}

/** 'no 1º tempo' belongs to the market beside it. */
function placeInHalves(plain: string, markets: readonly MarketMention[]): MarketMention[] {
  const placed = [...markets]
  for (const match of plain.matchAll(HALF)) {
    const [start, end] = [match.index, match.index + match[0].length]
    const half: Half = /^(?:1|p)/.test(match.groups?.half ?? '') ? 'firstHalf' : 'secondHalf'
    const isBeside = (one: MarketMention) =>
      (one.end <= start && /^[ ,]*$/.test(plain.slice(one.end, start))) ||
      (one.start >= end && /^[ ,:]*(?:[oa] )?$/.test(plain.slice(end, one.start))) ||
      (one.start <= start && one.end >= end)
    // 'No 1º tempo, …' at the head of a sentence holds for all of it.
    const isHead = /^[-\s]*$/.test(plain.slice(0, start)) && plain.charAt(end) === ','
    const own = isHead ? placed.filter((one) => one.start >= end) : placed.filter(isBeside).slice(0, 1)
    for (const market of own) {
      const { bySide } = market
      placed[placed.indexOf(market)] = {
        ...market,
        start: isHead ? market.start : Math.min(start, market.start),
        end: isHead ? market.end : Math.max(end, market.end),
        event: market.event && (inHalf(market.event, half) ?? market.event),
        bySide: bySide && ((side) => inHalf(bySide(side), half) ?? bySide(side)),
      }
    }
  }
  return placed
}

const JOINER = /^ (?:e (?:o jogo|a partida)(?: ter| tem| com)?|com) $/
/** 'Vitória do mandante e mais de 2,5 gols': two names with nothing but 'e' between them. */
const NAMES_JOINER = /^ e $/
const NAME = /^(?:vitoria|triunfo|empate|ambas|mais|menos|over|under)/

/** 'Castanheira e mais de 2,5 gols tem …': a club that stands for its win, and a total with it. Two numbers behind them are one each. */
function joinClubs(plain: string, markets: readonly MarketMention[]): MarketMention[] {
  return markets.map((market) => {
    const [words, club] =
      /(?<!§[ha]_* e |(?:entre|sobre) (?:[oa] )?)(§[ha])_* e (?:o )?$/.exec(plain.slice(0, market.start)) ?? []
    const joint = club && market.event ? both(wins(club === '§h' ? 'home' : 'away'), market.event) : null
    const isTwo = /\d ?%?,? (?:e|contra|\/) \d/.test(plain.slice(market.end))
    return words && joint && !isTwo ? { ...market, start: market.start - words.length, event: joint } : market
  })
}

/** 'O mandante vence e ambas marcam'. */
const WINS = /(?:venc|ganh)(?:e|a|er|ar|em|am)$/
/** 'vence e não perde em 84,7%': the same club's next verb, told for itself. */
const isOwn = (plain: string, { start }: Span) => /^(?:nao|em|com)(?!\p{L})/u.test(plain.slice(start))

/** 'vencer e o jogo ter menos de 2,5 gols' is one market; 'entre mais de 2,5 gols e ambas marcam' are two. */
function joinMarkets(plain: string, markets: readonly MarketMention[]): MarketMention[] {
  const joined: MarketMention[] = []
  for (const market of markets) {
    const last = joined.at(-1)
    const between = last && plain.slice(last.end, market.start)
    const isOpen = last && !/entre (?:[oa]s? )?$/.test(plain.slice(Math.max(0, last.start - 9), last.start))
    const isNamed = isOpen && NAMES_JOINER.test(between ?? '')
    const isVerb =
      isNamed && WINS.test(plain.slice(last.start, last.end)) && !/\d ?% [^,;.]*$/.test(plain.slice(0, last.end))
    const isJoined = isOpen && (JOINER.test(between ?? '') || isVerb || (isNamed && NAME.test(plain.slice(last.start))))
    const event = isJoined && last.event && market.event ? both(last.event, market.event) : null
    const bySide = isJoined && last.bySide && !last.event && market.event ? last.bySide : null
    const other = market.event
    if (event)
      joined.splice(-1, 1, { ...last, type: 'market', start: last?.start ?? 0, end: market.end, event, bySide: null })
    else if (bySide && other && last) {
      joined.splice(-1, 1, {
        ...last,
        end: market.end,
        event: null,
        bySide: (side) => both(bySide(side), other) ?? bySide(side),
      })
    } else if (isVerb && !isOwn(plain, market)) {
      // Two things at once that no market of ours is: nothing may be said of either.
      joined.splice(-1, 1, { ...last, end: market.end, event: null, bySide: null })
    } else joined.push(market)
  }
  return joined
}

function turnContraries(plain: string, markets: readonly MarketMention[]): MarketMention[] {
  return markets.map((market) => {
    const isTurned =
      CONTRARY_AFTER.test(plain.slice(market.end)) ||
      CONTRARY_BEFORE.test(plain.slice(Math.max(0, market.start - 24), market.start))
    if (!isTurned) return market
    const { event, bySide } = market
    return { ...market, event: event && contraryOf(event), bySide: bySide && ((side) => contraryOf(bySide(side))) }
  })
}

/** The legs of a combination: '1X + menos de 5,5 gols'. What is said there is said of all of them together. */
export const isLeg = (plain: string, { start, end }: Span): boolean =>
  /\+ $/.test(plain.slice(Math.max(0, start - 3), start)) || /^ \+ \D/.test(plain.slice(end))

/** 'a combinada Arrojada', 'a opção B (Moderada)', 'a Equilibrada'. */
export function readCombos(text: string, plain: string, { about }: MatchFacts): ComboMention[] {
  const names = about.combos.map(({ name, option }) => ({ option, name: plainOf(name) }))
  const pattern =
    /(?<!\p{L})(?:combinada|multipla|combinacao|opcao|combo)s?(?!\p{L})(?: (?<letter>[abcd])(?![\p{L}]))?(?: ?\(?(?<name>\p{L}+)\)?)?/gu
  const called = [...plain.matchAll(pattern)].flatMap((match): ComboMention[] => {
    const { letter, name } = match.groups ?? {}
    const own = names.find((one) => one.option.toLowerCase() === letter || one.name === name)
    return own ? [{ type: 'combo', option: own.option, start: match.index, end: match.index + match[0].length }] : []
  })
  const bare = names.flatMap(({ option, name }) =>
    [...plain.matchAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'))]
      .filter(
        ({ index }) =>
          /\p{Lu}/u.test(text.charAt(index)) && !called.some(({ start, end }) => index >= start && index < end),
      )
      .map(({ index }): ComboMention => ({ type: 'combo', option, start: index, end: index + name.length })),
  )
  return [...called, ...bare].toSorted((one, other) => one.start - other.start)
}
