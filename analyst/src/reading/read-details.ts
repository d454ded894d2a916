import type { BriefedMatch, Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Details, Side } from './ask.ts'
import { plainText } from './plain-text.ts'
import { readOffer } from './read-offer.ts'
import { countOf } from './spoken-numbers.ts'
import { isCounted } from './unpriced.ts'

const HOME =
  /\b(mandantes?|anfitria\w*|(time|equipe|dono) da casa|quem joga em casa|(o|do|pro|no|ao) da casa|jogando em casa)\b/
const AWAY =
  /\b(visitantes?|forasteiro|(time|equipe) (de fora|visitante)|quem joga fora|fora de casa|(vitoria|ganhar|vencer|vence|ganha) (de )?fora)\b/
/** A side that is called by its part in the match, as against where a club plays. */
const ROLE = /\b(mandantes?|visitantes?|anfitria\w*|forasteiro|(time|equipe|dono) da casa|(time|equipe) de fora)\b/
const OVER = /\b(over|mais de|acima de|pelo menos|no minimo|passa de|ou mais|muitos|bastante)\b|\+ ?\d/
const UNDER = /\b(under|menos de|abaixo de|no maximo|poucos)\b|\bate \d/
const NUMBER = /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?)(?![\d.]|o?\s?tempo| ?%|\s?anos|\s?reais)/g

/** 'Fazer 2 gols', 'o jogo ter 3' mean so many or more. */
const AT_LEAST =
  /\b(?:faz|faca|facam|fazer|marca|marque|marcar|mete|meter|guarda|o jogo ter) (?:logo |uns |so )*(\d)(?: gols?)?\b(?! ?%|\.\d| (?:jogos|anos|meses|partidas|rodadas|pontos|vezes|dias|x|a)\b)/

/** 'Faça logo uns três'. */
const SPOKEN_GOALS =
  /\b((?:faz|faca|facam|fazer|marca|marque|marcar|mete|meter|guarda)(?: logo| uns| so)*) (dois|duas|tres|quatro|cinco)\b/g

/** 'Primeiro ou segundo tempo?' asks of neither alone. */
const BOTH_HALVES =
  /\b(1o|primeir[oa])( tempo| etapa)? (ou|x|e|contra) ([oa] |n?[oa] )?(2o|segund[oa])( tempo| etapa)\b|\bprimeiro tempo\b.{0,40}\b(ou|e) .{0,14}\bsegundo\b|\b(cada|entre os|nos dois|dos dois) tempos?\b|\b(duas|cada) etapas?\b/

/** 'Em até 20 palavras' names no line. */
const FORMAT =
  /\b(?:(?:em|com|no maximo|ate|uns|umas) )*\d+ (?:palavras?|linhas?|frases?|caracteres|topicos?|itens|segundos?)\b/g

/** 'Que pague acima de 1,50' names a price, and no line. */
const LEAST_PRICE =
  /\b(?:pag\w+|odds?|cotac\w+) (?:que (?:seja|sejam|esteja) )?(?:acima|abaixo|mais|menos|maior|a partir|pelo menos|no minimo)(?: (?:de|do que|que))? \d{1,2}\.\d{1,2}\b/g

/** Side, line, half, score and offered price as they stand in a plain text. */
export function readDetails(written: string, briefing: Briefing | null): Details {
  const { offeredOdd, rest } = readOffer(written.replaceAll(FORMAT, ' ').replaceAll(LEAST_PRICE, ' '))
  const text = rest.replaceAll(SPOKEN_GOALS, (_, before: string, word: string) => `${before} ${countOf(word)}`)
  const side = readSide(text, briefing)
  const score = readScore(text)
  const way = OVER.test(text) || AT_LEAST.test(text) ? 'over' : UNDER.test(text) ? 'under' : null
  const half = BOTH_HALVES.test(text)
    ? null
    : /\b(1o|primeir[oa]|1) ?(tempo|etapa)\b|\bintervalo\b/.test(text)
      ? 'firstHalf'
      : /\b(2o|segund[oa]|2) ?(tempo|etapa)\b/.test(text)
        ? 'secondHalf'
        : null
  return {
    side,
    isDraw: /\bempat\w*/.test(text),
    isUnderdog: /\b(zebra|azarao|underdog)\b/.test(text),
    way,
    half,
    score,
    isEuropean: /\beuropeu\b/.test(text),
    offeredOdd,
    line: score ? null : readLine(text, way),
  }
}

/** The side that is named; null where both are or none is. */
function readSide(text: string, briefing: Briefing | null): Side | null {
  const named = briefing ? namedSides(text, briefing) : []
  // 'O Anta fora de casa' is the Anta, wherever it plays.
  const [only, other] = named
  if (only !== undefined && other === undefined && !ROLE.test(text)) return only
  const home = HOME.test(text) || named.includes('home')
  const away = AWAY.test(text) || named.includes('away')
  return home === away ? null : home ? 'home' : 'away'
}

/** The clubs that a plain text calls by name, or by their place at the ends of the table. */
export function namedSides(text: string, { match, table }: Briefing): Side[] {
  const isCalled = (side: Side) => namesOf(match, side).patterns.some((name) => name.test(text))
  const isPlaced = (side: Side) => {
    const rank = table?.[side]?.rank
    return (LEADER.test(text) && rank === 1) || (LAST.test(text) && rank === table?.clubs)
  }
  return (['home', 'away'] as const).filter((side) => isCalled(side) || isPlaced(side))
}

const LEADER = /(?<!\bvice )\blider\b/
const LAST = /\b(lanterna|ultimo (colocado|da tabela|lugar))\b/
const SHORTEST_NAME = 3
/** Words of many clubs' names that people also write for something else. */
const EVERYDAY =
  /^(real|vila|nova|novo|club|clube|sport|santa|alta|alto|casa|time|porto|uniao|racing|inter|serra|ponte|mar|sul|rio|sao|san|del|das|dos|los|las|new|bom|rei|sol|lua|cap|ace|afc|fbc|cfc|via|pro|top)$/

/** The words by which a club is called: its whole name, two words of it, and those of its words that the other has not. */
export const wordsOf = (match: BriefedMatch, side: Side): readonly string[] => namesOf(match, side).words

type ClubNames = { words: readonly string[]; patterns: readonly RegExp[] }

/** One answer asks for them some hundred times. */
const NAMES = new WeakMap<BriefedMatch, Record<Side, ClubNames>>()

function namesOf(match: BriefedMatch, side: Side): ClubNames {
  const known = NAMES.get(match) ?? { home: readNames(match, 'home'), away: readNames(match, 'away') }
  NAMES.set(match, known)
  return known[side]
}

function readNames(match: BriefedMatch, side: Side): ClubNames {
  const split = (name: string) =>
    plainText(name)
      .replaceAll(/[^a-z0-9 ]/g, ' ')
      .split(/\s+/)
      .filter(Boolean)
  const own = split(match[side])
  const others = split(match[side === 'home' ? 'away' : 'home'])
  const telling = own.filter((word) => word.length >= SHORTEST_NAME && !EVERYDAY.test(word) && !others.includes(word))
  const pairs = own.slice(1).map((word, at) => `${own[at]} ${word}`)
  const words = [own.join(' '), ...pairs, ...telling].filter(Boolean)
  return { words, patterns: words.map((word) => new RegExp(`\\b${word}\\b`)) }
}

function readScore(text: string): Details['score'] {
  const found = /(?<![\d.])(\d{1,2}) ?(?:x| a ) ?(\d{1,2})(?![\d.])/.exec(text)
  // '1x2' is the name of a market, unless a score is spoken of.
  if (found?.[0] === '1x2' && !/\b(placar|chance de|exato|termina\w*|acaba\w*)\b/.test(text)) return null
  return found ? { home: Number(found[1]), away: Number(found[2]) } : null
}

/** 'Pelo menos um gol' counts as 'pelo menos 1 gol'; a bare 'um' is an article. */
const withDigits = (text: string): string =>
  text
    .replaceAll(
      /\b(pelo menos|mais de|menos de|no minimo|no maximo|acima de|abaixo de) (um|uma|dois|duas|tres|quatro|cinco)\b/g,
      (_, before: string, word: string) => `${before} ${countOf(word)}`,
    )
    .replaceAll(/\b(um|uma|dois|duas|tres|quatro|cinco)(?= ou (?:mais|menos)\b)/g, (word) => String(countOf(word)))

/** Nobody asks for more than 25 goals: it is 2.5. */
const isCommaForgotten = (number: number): boolean => number > 10 && number < 70 && number % 10 === 5

const LINE_BESIDE =
  /\b(?:over|under|mais de|menos de|acima de|abaixo de|pelo menos|no minimo|no maximo|linha(?: de)?) (\d{1,2}(?:\.\d{1,2})?)(?![\d.]| ?%)/

function readLine(written: string, way: Details['way']): number | null {
  const text = withDigits(written)
  // 'Ganhar por 2 ou mais' gives goals away.
  const margin = /\bpor (\d)(?: gols)?(?: de diferenca)? ou mais\b/.exec(text)?.[1]
  if (margin !== undefined) return 0.5 - Number(margin)
  const signed = /(?:handicap|asiatico|europeu|mandante|visitante)[a-z ]*? ?([+-] ?\d{1,2}(?:\.\d{1,2})?)/.exec(
    text,
  )?.[1]
  if (signed !== undefined) return Number(signed.replace(' ', ''))
  // 'O visitante +1', 'o Anta -1.5': a sign behind a name gives goals away.
  const ofName = /(?<=[a-z]) ([+-]\d{1,2}(?:\.\d{1,2})?)(?! ?(?:gols?|%))/.exec(text)?.[1]
  if (ofName !== undefined && !/\b(gols?|over|under|escanteios?|cart\w+)\b/.test(text)) return Number(ofName)
  const least = OVER.test(text) || UNDER.test(text) ? undefined : AT_LEAST.exec(text)?.[1]
  if (least !== undefined) return Number(least) - 0.5
  const named = LINE_BESIDE.exec(text)?.[1]
  const [first] = named === undefined ? [...text.matchAll(NUMBER)].map(([, digits]) => Number(digits)) : [Number(named)]
  if (first === undefined) return null
  // An asian line may be whole: at exactly that many goals the stake comes back.
  if (/handicap|\basiatic/.test(text)) return first
  if (!Number.isInteger(first)) return first
  if (way !== null && isCommaForgotten(first) && !isCounted(text)) return first / 10
  // 'Mais de 2' is three or more; 'pelo menos 2' and '2 ou mais' are two or more; 'menos de 3' is two or fewer.
  if (way === 'over') return /\b(pelo menos|no minimo|ou mais)\b/.test(text) ? first - 0.5 : first + 0.5
  if (way === 'under') return /\b(no maximo|ate)\b/.test(text) ? first + 0.5 : first - 0.5
  return null
}
