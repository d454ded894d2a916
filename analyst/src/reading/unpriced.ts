import type { Details } from './ask.ts'

/** Stands for the market of a question whose conditions, taken together, nobody prices. No market has this id. */
export const UNPRICED = 'unpriced'

const COUNTED = /\b(escanteios?|cart(ao|oes))\b/
const GOALS = /\b(gols?|marca\w*|over|under|mais de|menos de)\b/
const JOINED = /( e | com | \+ ?).*\b(over|under|mais de|menos de|ambas|ambos)\b/
const HANDICAP = /\bhandicap\b|\bempate (anula|devolve)\b/
const BOTH_HALVES = /\b(os|nos|ambos os) (dois |2 )?tempos\b|\bcada tempo\b/
const BETWEEN_HALVES = /\b(qual|quais|em que|compar\w+|entre|mais gols)\b/
const PARITY = /\b(impar|par ou|numero par)\b/
export const DOUBLE_CHANCE =
  /\bpelo menos empat\w+|\bou (o )?empat\w+|\bempat\w+ ou\b|\bnao perde\w*|\bdupla (chance|hipotese)\b|\b(?<!\d )1x\b|\bx2\b/

/** Counts of one half, goals of one side in one half, a handicap with a total: dropping a condition would answer another question. */
export function isUnpriced(text: string, { side, half, score }: Details): boolean {
  if (BOTH_HALVES.test(text) && !BETWEEN_HALVES.test(text)) return true
  if (side && /\b(qual|que) tempo\b/.test(text)) return true
  if (HANDICAP.test(text) && (half !== null || COUNTED.test(text) || JOINED.test(text))) return true
  if (DOUBLE_CHANCE.test(text) && JOINED.test(text)) return true
  return (
    half !== null && (isCounted(text) || score !== null || PARITY.test(text) || (side !== null && GOALS.test(text)))
  )
}

export const isCounted = (text: string): boolean => COUNTED.test(text)
