import type { Side } from '#reading/ask.ts'
import { housesOf } from '#reading/plain-question.ts'
import { plainText } from '#reading/plain-text.ts'
import { otherOf, type Scene } from '#scene.ts'
import type { Query } from '../query.ts'
import { clubsIn, withClubs } from '../words.ts'

/** A message as its signs are looked for: whole, and not word by word. */
export type Heard = {
  scene: Scene
  /** In plain words, with the clubs as 'clubhome' and 'clubaway'. */
  text: string
  /** In plain words as it was typed, where 'visitante' may be a role and no club. */
  plain: string
  /** The message before, in the same words; '' at the beginning. */
  last: string
  /** What was said to it. */
  lastReply: string
  clubs: readonly Side[]
  /** The one club that is meant; null for both or none. */
  side: Side | null
  /** What was asked of games or the table before. */
  before: Query | null
}

/** What is said to a message, and what the talk is then on. */
export type Told = { text: string; query: Query | null }
export type Reader = (heard: Heard) => Told | null

export const said = (text: string | null, query: Query | null = null): Told | null =>
  text === null || text === '' ? null : { text, query }

/** Where the talk stands when a message comes. */
export type Standing = { last: string; lastReply: string; query: Query | null; spoken: readonly Side[] }

export function hear(question: string, { last, lastReply, query, spoken }: Standing, scene: Scene): Heard {
  const plain = plainText(question)
  const text = withClubs(plain, scene.briefing)
  const clubs = clubsIn(text)
  const [only, other] = clubs
  const [talked] = spoken
  const isBoth = /\b(?:os|as|dos|das) (?:dois|duas)\b|\bambos\b|\bcada (?:um|time)\b|\beles dois\b/.test(text)
  const isOther = /\bo outro\b/.test(text) && talked
  const side = other || (isBoth && !only) ? null : (only ?? (isOther ? otherOf(talked) : (talked ?? null)))
  const said = last === '' ? '' : withClubs(plainText(last), scene.briefing)
  return { scene, text, plain, last: said, lastReply, clubs, side, before: query }
}

const OF_BETS =
  /\b(?:odds?|cotac\w+|apost\w+|edge|stakes?|handicap|dupla chance|empate anula|banca|reais|kelly|ev|over|under|bilhete|multipla|combinad\w+|palpite|preco|precos|mais de \d|menos de \d|ambas|btts|entrada)\b|(?<!\d)[+-] ?\d|%|r\$/

/** Whether a message speaks of bets and prices, which others answer. */
export const isOfBets = ({ plain, scene }: Heard): boolean =>
  OF_BETS.test(plain) || housesOf(scene.briefing.markets).some((house) => plain.includes(plainText(house)))

export const HOME =
  /\b(?:em casa|dentro(?: de casa)?(?= ou|$)|dentro de casa|diante da (?:sua )?torcida|com a torcida|como mandante|seus? dominios|(?:no|seu) (?:proprio )?estadio)\b/
export const AWAY =
  /\b(?:fora(?: de casa)?|como visitante|longe(?: de casa)?|na casa d[oae]s? (?:outr\w+|adversari\w+))\b/

/** Where a club played, as a message says it; null where it names no place, or both. */
export function placeIn({ plain, text }: Heard): Side | null {
  const as = (role: string) => new RegExp(`\\b(?:como|pior|melhor|bom|mau|de) ${role}\\b`).test(plain)
  const [home, away] = [HOME.test(text) || as('mandante'), AWAY.test(text) || as('visitante')]
  return home === away ? null : home ? 'home' : 'away'
}
