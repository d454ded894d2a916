import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { isKnownWord, mendByExamples } from './learnt/known-words.ts'
import { plainText } from './plain-text.ts'
import { wordsOf } from './read-details.ts'
import { mendSlips } from './vocabulary.ts'

/** A question in plain text with its slips put right; words of this match's clubs and houses are no slips. */
export function toPlain(question: string, briefing: Briefing | null): string {
  const read = READ.get(briefing ?? NO_MATCH) ?? new Map<string, string>()
  const known = read.get(question) ?? mended(question, briefing)
  if (read.size >= READ_MAX) read.clear()
  READ.set(briefing ?? NO_MATCH, read.set(question, known))
  return known
}

/** One answer reads the messages of its talk, and their parts, many times over. */
const READ = new WeakMap<object, Map<string, string>>()
const READ_MAX = 64
const NO_MATCH = {}

function mended(question: string, briefing: Briefing | null): string {
  const names = briefing ? namesIn(briefing) : []
  return mendByExamples(mendSlips(withoutLead(plainText(withoutRefused(question))), names, isKnownWord), names)
}

/** 'Não quero saber quem ganha. Quero saber se sai gol': what somebody does not want to know is not asked. */
export const withoutRefused = (question: string): string =>
  question.replace(
    /^\s*n[aã]o (?:quero|queria|preciso|me interessa) saber\b[^.,;!?]*[.,;!?]\s*(?=(?:\S+\s+){2}\S)/i,
    '',
  )

/** How people begin who have just been answered, or call out to somebody; it asks nothing. */
const LEAD =
  /^(?:(?:firmeza|saquei|demorou|show|beleza|blz|massa|suave|tranquilo|fechou|pode crer|fico grato|grato|agradecido|agradecida|valeu|obrigad[oa]|entendi|entendido|compreendo|certo|ah|hum|opa|vish|po|poxa|bicho|coe|parca|mano|brother|chefia|parceiro|amigo|cara) )+(?=(?:\S+ ){2}\S+)/

const withoutLead = (text: string): string => text.replace(LEAD, '').replaceAll(WITH_DRAW, '')

/** 'Anta com empate anula' is one bet, not two. */
const WITH_DRAW = /\bcom (?:o )?(?=empate (?:anula|devolve)\b)/g

function namesIn(briefing: Briefing): readonly string[] {
  const { match, markets } = briefing
  const known =
    NAMES.get(briefing) ??
    [...wordsOf(match, 'home'), ...wordsOf(match, 'away'), ...housesOf(markets).map(plainText)].flatMap((name) =>
      name.split(' '),
    )
  NAMES.set(briefing, known)
  return known
}

const NAMES = new WeakMap<Briefing, readonly string[]>()

/** Every message reads them several times over, and a match has a thousand prices. */
const HOUSES = new WeakMap<Briefing['markets'], readonly string[]>()

export function housesOf(markets: Briefing['markets']): readonly string[] {
  const known = HOUSES.get(markets) ?? [...new Set(markets.flatMap(({ prices }) => prices.map(({ house }) => house)))]
  HOUSES.set(markets, known)
  return known
}

/** The house of this match that a plain text names, as its source writes it: 'na Aroeira' is 'Casa Aroeira'. */
export function readHouse(text: string, briefing: Briefing | null): string | null {
  if (!briefing) return null
  const padded = ` ${text} `
  return (
    housesOf(briefing.markets).find((house) =>
      plainText(house)
        .split(' ')
        .some((word) => word.length >= SHORTEST_HOUSE && word !== 'casa' && padded.includes(` ${word} `)),
    ) ?? null
  )
}

const SHORTEST_HOUSE = 4
