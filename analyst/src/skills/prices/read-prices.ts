import type { BriefedMarket, Briefing } from '@prancheta/core/chat/briefing.ts'
import { housesOf } from '#reading/plain-question.ts'
import { plainText } from '#reading/plain-text.ts'
import { KNOWN_HOUSES } from '#reading/price-themes.ts'
import { readBets } from '#reading/read-bets.ts'
import { readDetails, wordsOf } from '#reading/read-details.ts'
import { readGiven, readShare } from '#reading/read-given.ts'
import { readMarketId } from '#reading/read-market.ts'
import { type Family, readFamily } from './families.ts'
import { unplaced } from './filler.ts'
import { readSigns, type Signs } from './signs.ts'

/** The parts of a question about prices. */
export type Parts = {
  text: string
  signs: Signs
  /** The markets named, each once. */
  markets: readonly BriefedMarket[]
  family: Family | null
  /** What is counted, where a word names it without a line: 'odd de cartões'. */
  counted: 'corners' | 'cards' | null
  /** Houses of this match, in the order of the text. */
  houses: readonly string[]
  /** A house that this match has no price of. */
  isOtherHouse: boolean
  /** Odds that the reader typed. */
  odds: readonly number[]
  /** Chances that the reader typed, as shares. */
  shares: readonly number[]
  stake: number | null
  bankroll: number | null
  /** What nothing accounts for. */
  strange: readonly string[]
  /** Kinds of bets and sums that are named and not read. */
  unread: readonly string[]
}

const OTHER_HOUSE =
  /\b(?:n?a? ?minha casa|(?:n?uma|d?e? ?outra|por outra) casa(?: que nao (?:aparece|ta|esta)(?: ai| aqui| na lista)*)?|(?:em )?outro (?:site|lugar)|casa que nao (?:aparece|ta|esta)(?: ai| aqui| na lista)*)\b/
const LINE =
  /\b(over|under|mais de|menos de|acima de|abaixo de|linha(?: de)?|handicap|asiatico|europeu|ah) (?:de )?([+-]? ?\d{1,2}(?:\.\d{1,2})?)|(?<![\d.])([+-] ?\d{1,2}(?:\.\d{1,2})?)(?! ?%)|\b(\d{1,2}\.5)(?= (?:gols?|escanteios?|cartoes)\b)/g
const ODD =
  /(?<![\d.+-])(\d{1,2}\.\d{2})(?![\d.]| ?%)|\b(?:odds?(?: de| a| em| ta| esta| for| fosse)?|pag(?:a|ar|ando|asse|aria)) (\d{1,2}\.\d)(?![\d.]| ?%)|\b(?:por|a|ta|fosse|for|em|pra|para) (\d{1,2}\.[0-46-9])(?![\d.]| ?%)|\b(?:odd(?: de| a)?|pag(?:a|ar|ando|asse|aria)) (\d{1,2})(?![\d.]| ?%| ?(?:reais|gols?))/g
const SHARE = /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?) ?%/g
const CAP = /\b(?:cap|teto|limite|maximo)(?: d[eo]s?| e)* \d{1,2}(?:\.\d{1,2})? ?%/g

/** Reads a plain text into its parts. */
export function readParts(written: string, briefing: Briefing): Parts {
  const text = written.replaceAll(/\bdraw\b(?! no bet)/g, 'empate')
  const { given } = readGiven(text)
  const found = takeHouses(text, briefing)
  const isOtherHouse = OTHER_HOUSE.test(found.rest) || KNOWN_HOUSES.test(found.rest) || found.isUnknown
  const bare = found.rest.replace(OTHER_HOUSE, ' ').replace(KNOWN_HOUSES, ' ')
  const counted = /\b(escanteios?|cantos?)\b/.test(bare) ? 'corners' : /\bcart(?:ao|oes)\b/.test(bare) ? 'cards' : null
  const family = readFamily(bare)
  const money = bare.replaceAll(
    /\br ?\d+(?:\.\d{2})?(?: mil)?(?: reais)?|\b\d+(?:\.\d{2})? ?(?:mil )?(?:reais|contos?|pilas?|mangos?|pratas?)\b/g,
    ' ',
  )
  const unlined = money.replaceAll(LINE, ' ').replaceAll(/\b1x2\b|\b\d ?x ?\d\b/g, ' ')
  const odds = [...unlined.matchAll(ODD)].map(([, ...digits]) => Number(digits.find((one) => one !== undefined)))
  const { signs, rest } = readSigns(withoutClubs(unlined.replaceAll(ODD, ' '), briefing))
  const markets = marketsIn(money.replaceAll(ODDS_OF_BETS, ' '), counted, family, briefing)
  const stake = given.stake ?? bareStake(unlined, given.bankroll)
  return {
    text,
    signs,
    markets,
    family,
    counted,
    houses: found.houses,
    isOtherHouse,
    odds,
    shares: [...money.replaceAll(CAP, ' ').matchAll(SHARE)].map(([, digits]) => readShare(digits ?? '')),
    stake,
    bankroll: given.bankroll,
    strange: unplaced(withoutSums(rest.replaceAll(SHARE, ' '), [stake, given.bankroll])),
    unread: [...unread(bare, markets, family), ...(counted === null ? [] : besideCounted(bare, markets))],
  }
}

/** 'Botando 100', 'em 50': a sum that has lost its currency. */
function bareStake(text: string, bankroll: number | null): number | null {
  const [, digits] =
    /\b(?:apost\w+|bot\w+|coloc\w+|pondo|ponho|puser|com|em|de) (?:uns )?(\d{2,5})(?![\d.]| ?%| ?x)(?! (?:de banca|vezes|jogos|apostas))/.exec(
      text,
    ) ?? []
  return digits === undefined || Number(digits) === bankroll ? null : Number(digits)
}

/** Sums of money that were read, and the names of results. */
const withoutSums = (text: string, sums: readonly (number | null)[]): string =>
  text.replaceAll(/\b\d+\b/g, (digits) => (sums.includes(Number(digits)) || /^[12]$/.test(digits) ? ' ' : digits))

/** Words that name a kind of bet, and how its ids begin. */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bdupla chance\b|(?<!\d )\b1x\b|\bx2\b|\bou (?:o )?empate\b|\bempate ou\b/, /doubleChance|^result/],
  [/\bhandicap\b|\bah\b/, /Handicap|^drawNoBet/],
  [/\bplacar\b|\b\d ?x ?\d\b(?<!1x2)/, /^score/],
  [/\bambas\b/, /btts/i],
  [/\bescanteios?\b/, /^corners/],
  [/\bcart(?:ao|oes)\b/, /^cards/],
  [/\b(?:1o|2o|primeir[oa]|segund[oa]) (?:tempo|etapa)\b|\bintervalo\b/, /Half|^halfFull/],
  [/\bempate\b/, /draw/i],
  [/\bover\b|\bunder\b|\b(?:mais|menos) de \d(?![\d.]* ?%)/, /over|under|asianTotal/i],
  // Odds as Americans write them.
  [/(?<![\d.])[+-] ?\d{3}\b/, /^$/],
  [
    /\b(?:lucrar|tirar|levar|fazer) (?:r )?\d|\d (?:limpos?|de lucro)\b|\b(?:multipla|combinada|bilhete|tripla|dupla(?! chance)|dutching|lay|cash ?out|hedg\w+)\b/,
    /^$/,
  ],
]

/** Kinds of bets that are named and were not found: the message asks for something that is not read. */
const unread = (text: string, markets: readonly BriefedMarket[], family: Family | null): string[] =>
  KINDS.flatMap(([words, ids]) => {
    const found = words.exec(text)?.[0]
    const isRead = markets.some(({ id }) => ids.test(id)) || (family?.ids ?? []).some((id) => ids.test(id))
    return found === undefined || isRead || COUNTED.test(found) ? [] : [found]
  })

/** Other bets beside something counted, or a line of it that there is none of. */
function besideCounted(text: string, markets: readonly BriefedMarket[]): string[] {
  const lines = text.match(LINED) ?? []
  const other = /\b(?:vence\w*|ganha\w*|vitoria|empate|ambas|gols?|handicap)\b/.exec(text)?.[0]
  return [...(lines.length > markets.length ? lines : []), ...(other === undefined ? [] : [other])]
}

/** What is counted may be named without a line. */
const COUNTED = /^(?:escanteios?|cart(?:ao|oes))$/

/** Two decimals are a price, unless they are a quarter line. */
const ODDS_OF_BETS = /(?<![\d.+-])(?<!\b(?:over|under|mais de|menos de|handicap|asiatico) )\d{1,2}\.\d{2}(?![\d.]| ?%)/g

/** Where one bet ends and the next begins, the commas being gone. */
const NEXT_BET = /(?<=\d(?:\.\d)?|sim|nao|empate) (?=(?:over|under|mais de|menos de|ambas|empate|vitoria)\b)/g

/** The bets of a text, or the one market that holds them all: 'vencer e ambas marcarem'. */
function joinedOr(text: string, briefing: Briefing): string[] {
  const made = readMarketId(text, readDetails(text, briefing))
  if (
    made !== null &&
    /^(?:bttsResult|resultTotal|bttsTotal)\./.test(made) &&
    / e | \+ | com /.test(text) &&
    !EACH.test(text)
  )
    return [made]
  return readBets(text.replaceAll(NEXT_BET, ', '), briefing).map(({ marketId }) => marketId)
}

/** 'Dos dois', 'cada uma': each by itself. */
const EACH = /\bd[oa]s (?:dois|duas)\b|\bcada\b|\be d[oa]\b/

const LINED = /\b(over|under|mais de|menos de) (\d{1,2}(?:\.5)?)(?![\d.])/g

function marketsIn(
  text: string,
  counted: Parts['counted'],
  family: Family | null,
  briefing: Briefing,
): BriefedMarket[] {
  const ids =
    counted === null
      ? family?.isNamedWhole && !/\b1x2\b/.test(text)
        ? []
        : joinedOr(text.replaceAll(/\b1x2\b/g, ' '), briefing)
      : [...text.matchAll(LINED)].map(
          ([, way = '', line]) =>
            `${counted}.${/over|mais/.test(way) ? 'over' : 'under'}${Number(line) % 1 === 0 ? Number(line) + 0.5 : line}`,
        )
  return [...new Set(ids)].flatMap((id) => briefing.markets.find((market) => market.id === id) ?? [])
}

/** The houses named, and the text without them. 'Casa' with a word nobody knows is a house that is not here. */
function takeHouses(text: string, { markets }: Briefing): { houses: string[]; rest: string; isUnknown: boolean } {
  const all = housesOf(markets)
  let rest = ` ${text} `
  const found = all.flatMap((house) => {
    const own = plainText(house)
      .split(' ')
      .filter((word) => word.length > 3 && word !== 'casa')
    const at = own.map((word) => rest.indexOf(` ${word} `)).find((place) => place >= 0)
    if (at === undefined) return []
    for (const word of own) rest = rest.replaceAll(new RegExp(` (?:(?:n?d?a )?casa )?${word}(?= )`, 'g'), ' ')
    return [{ house, at }]
  })
  const without = all.length === 0 ? rest.replaceAll(/ casa (?:aroeira|jatoba|umbuzeiro|sapucaia)\b/g, ' ') : rest
  return {
    houses: found.toSorted((a, b) => a.at - b.at).map(({ house }) => house),
    rest: without.replaceAll(/\s+/g, ' ').trim(),
    isUnknown: without !== rest,
  }
}

function withoutClubs(text: string, { match }: Briefing): string {
  const words = (['home', 'away'] as const)
    .flatMap((side) => wordsOf(match, side))
    .toSorted((a, b) => b.length - a.length)
  return words.reduce((rest, word) => rest.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), ' '), text)
}
