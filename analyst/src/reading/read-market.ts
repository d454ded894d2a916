import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import type { Details } from './ask.ts'
import { plainText } from './plain-text.ts'
import { countOf } from './spoken-numbers.ts'
import { DOUBLE_CHANCE, isCounted, isUnpriced, UNPRICED } from './unpriced.ts'

type MarketReader = {
  pattern: RegExp
  idOf: (details: Details, found: RegExpExecArray) => string | null
  /** Whether the market is also there for one half; the others are of the whole match. */
  knowsHalves?: true
}

const WINS = String.raw`\b(ganha\w*|vence\w*|vitoria|empat\w+)\b`
const BOTH = String.raw`\b(ambas|ambos|os dois (times )?marc\w+)\b`

const resultOf = ({ side, isDraw }: Details): string | null => side ?? (isDraw ? 'draw' : null)
const yesOrNo = (found: RegExpExecArray) => (/\bnao (marc|faz)/.test(found.input) ? 'no' : 'yes')

/** Markets that are told by how they are put together, first fit wins. Ids are the catalogue's. */
const READERS: readonly MarketReader[] = [
  {
    pattern: new RegExp(
      `${BOTH}.{0,60}\\b(over|under|mais de|menos de)\\b|\\b(over|under|mais de|menos de)\\b.{0,60}${BOTH}`,
    ),
    idOf: ({ way, line }, found) => (way && line !== null ? `bttsTotal.${way}${line}.${yesOrNo(found)}` : null),
  },
  {
    pattern: new RegExp(`${WINS}.{0,60} (e|com|\\+) .{0,60}${BOTH}|${BOTH}.{0,60} (e|\\+) .{0,60}${WINS}`),
    idOf: (details, found) => resultOf(details) && `bttsResult.${resultOf(details)}.${yesOrNo(found)}`,
  },
  {
    pattern: new RegExp(`${WINS}.{0,60} (e|com|\\+) .{0,60}\\b(over|under|mais de|menos de)\\b`),
    idOf: (details) => {
      const { way, line } = details
      const result = resultOf(details)
      return result && way && line !== null ? `resultTotal.${result}${way === 'over' ? 'Over' : 'Under'}${line}` : null
    },
  },
  {
    pattern: /\b(ganha\w*|vence\w*|vitoria)\b.{0,60} (sem (sofrer|tomar|levar)|a zero)/,
    idOf: ({ side }) => side && `toNil.${side}`,
  },
  {
    pattern: /\b(ganha\w*|vence\w*|vitoria)\b.{0,60} por (\d|um|dois|tres|quatro) gols?\b/,
    idOf: ({ side }, found) => side && `margin.${side}${marginOf(found[2])}`,
  },
  {
    pattern: /\bexat\w+ (\d) gols?\b|\b(\d) gols? exatos?\b/,
    idOf: (_, found) => exactly(Number(found[1] ?? found[2])),
  },
  {
    pattern:
      /\b(nenhum gol|gol nenhum|gols nenhum|sem gols|zero gols?|nao (sai|sair|ter|tem) gols?|ninguem (faz|fazer|marca|marcar|balanca\w*)( gols?| a rede)?)\b/,
    idOf: ({ half }) => (half ? `${half}.goals.under0.5` : 'exactGoals.0'),
    knowsHalves: true,
  },
  { pattern: /\b(?:de|entre) (\d) (?:a|e) (\d) gols\b/, idOf: (_, found) => `goalsRange.${found[1]}to${found[2]}` },
  {
    pattern:
      /\b(ambas|ambos)( as equipes| os times)? nao (marc|faz)\w*|\bambas nao$|\bambas nao\b(?= (?:ou|qual|tem))|\bambas marcam (no \do tempo )?nao\b(?! (?:e|tem|passa|vale|ta|esta|paga|foi|entra|bat\w+|sai\w*|vem|vir|venha|rola|acontec\w+|da|dar))/,
    idOf: ({ half }) => (half ? `${half}.btts.no` : 'btts.no'),
    knowsHalves: true,
  },
  { pattern: /^(?:e |o |no |na |melhor )*12$|\bdupla chance 12\b/, idOf: () => 'doubleChance.homeAway' },
  {
    pattern:
      /\bintervalo\b.{0,24}?\b(mandante|visitante|empat\w+)\b.{0,24}\b(?:final|fim|jogo|90)\b.{0,24}?\b(mandante|visitante|empat\w+)\b/,
    idOf: (_, found) => `halfFull.${resultIn(found[1])}.${resultIn(found[2])}`,
    knowsHalves: true,
  },
  {
    pattern: /\b(?:de virada|virada d[eo]|virar o jogo|vira o jogo)\b/,
    idOf: ({ side }) => side && `halfFull.${side === 'home' ? 'away' : 'home'}.${side}`,
  },
  { pattern: /\b(?<!\d )1x\b/, idOf: ({ half }) => (half ? null : 'doubleChance.homeDraw') },
  { pattern: /\bx2\b/, idOf: ({ half }) => (half ? null : 'doubleChance.drawAway') },
  {
    pattern: DOUBLE_CHANCE,
    idOf: ({ half, side }) => half && side && `${half}.doubleChance.${side === 'home' ? 'homeDraw' : 'drawAway'}`,
    knowsHalves: true,
  },
]

/** The id of the one market a plain text asks for by its make, UNPRICED where there is none; null where a theme says it better. */
export function readMarketId(text: string, details: Details): string | null {
  if (isUnpriced(text, details)) return UNPRICED
  for (const { pattern, idOf, knowsHalves } of READERS) {
    const found = pattern.exec(text)
    const id = found && idOf(details, found)
    if (id) return isCounted(text) || (details.half && !knowsHalves) ? UNPRICED : id
  }
  return null
}

/** The same bet on the other side, for markets that are told by a side alone. */
export const mirrored = (id: string): string =>
  /^(result|resultTotal|bttsResult|toNil|margin)\./.test(id)
    ? id.replace(/home|away/, (side) => (side === 'home' ? 'away' : 'home'))
    : id

/** Bets that win exactly when another loses; 'vitória e mais de 2,5' has no such twin. */
const TWINS =
  /^(?:(?:home|away)?[gG]oals|(?:first|second)Half\.goals|(?:corners|cards)(?:\.home|\.away)?)\.(?:over|under)[\d.]+$|^(?:(?:first|second)Half\.)?btts\.\w+$|^cleanSheet\./
const SWAPPED: Record<string, string> = { over: 'under', under: 'over', '.yes': '.no', '.no': '.yes' }

/** The id of the bet that wins exactly when this one loses, where there is one. */
export const opposed = (id: string): string | null =>
  TWINS.test(id) ? id.replace(/over|under|\.yes|\.no/, (way) => SWAPPED[way] ?? way) : null

const resultIn = (word = ''): string => (word === 'mandante' ? 'home' : word === 'visitante' ? 'away' : 'draw')

function marginOf(written = ''): string {
  const goals = countOf(written)
  return goals >= 4 ? '4plus' : String(goals)
}

const exactly = (goals: number): string => (goals >= 6 ? 'exactGoals.6plus' : `exactGoals.${goals}`)

const NAME_WORDS_MIN = 3
/** Market names are the catalogue's, a few hundred; read once each, a question costs a tenth of the time. */
const PLAIN_NAMES = new Map<string, string>()

function plainName(name: string): string {
  const known = PLAIN_NAMES.get(name) ?? plainText(name)
  PLAIN_NAMES.set(name, known)
  return known
}

/** Lines of something counted are read as details, so that 'e mais de 10,5?' can follow on them. */
const isLineOf = (id: string) => /^(?!asianTotal|bttsTotal).*\.(over|under)[\d.]+$/.test(id)
const wordCount = (text: string) => text.split(/[ /]/).length

/** The market whose name, as screens show it, stands in a plain text; the longest name wins. Short names are left to the themes. */
export function findByName(text: string, markets: readonly Pick<BriefedMarket, 'id' | 'name'>[]): string | null {
  if (wordCount(text) < NAME_WORDS_MIN) return null
  const padded = ` ${text} `
  let best: { id: string; length: number } | null = null
  for (const { id, name } of markets) {
    if (isLineOf(id)) continue
    const plain = plainName(name)
    if (plain.length <= (best?.length ?? 0) || wordCount(plain) < NAME_WORDS_MIN) continue
    // 'Ambas marcam não é recomendado' denies, and names no other market.
    if (plain.endsWith(' nao') && /\bnao (?:e|tem|passa|vale|ta|esta|paga|bat\w+|sai\w*|vem|acontec\w+)\b/.test(text))
      continue
    if (padded.includes(` ${plain} `)) best = { id, length: plain.length }
  }
  return best?.id ?? null
}
