import type { Wish } from './build.ts'

/** Kinds of markets as people call them. */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bdupla chance\b/, /^doubleChance\./],
  [/\bresultados?\b|\bvencedor\b|\bvitoria\b/, /^(?:result|doubleChance)\./],
  [/\bambas\b|\bambos\b|\bbtts\b/, /^btts\./],
  [/\bover\b|\bmais de\b/, /over/],
  [/\bunder\b|\bmenos de\b/, /under/],
  [/\bgols?\b/, /oals\.|^btts\./],
  [/\bescanteios?\b|\bcantos?\b|\bcorners?\b/, /^corners\./],
  [/\bcart(?:ao|oes)\b|\bamarelos?\b/, /^cards\./],
  [/\bmandante\b/, /(?:home)/i],
  [/\bvisitante\b/, /(?:away)/i],
  [/\bempate\b/, /draw/i],
]

/** The kinds that some words name, each as what its markets' ids are like. */
export const kindsIn = (text: string): RegExp[] => KINDS.flatMap(([word, ids]) => (word.test(text) ? [ids] : []))

const WITHOUT =
  /\b(?:sem|nem|tirando|exceto|fora|menos|nao (?:quiser|quero|queria|gosto de)(?: mexer)?(?: com)?)\b([^,]*)/g
const ONLY = /\bso (?:de |com )?([^,]*?)(?:,|$|\bsem\b)/
const ODD =
  /\b(?:odd|odds|cotacao|pague|pagar|paga|pagando|perto de|torno de|faixa de|uns|umas|de|chegue a|chegar a)(?: (?:de|uns|umas|pelo menos|mais ou menos|la pelos|no minimo|mais de|acima de|perto de|em torno de|na faixa de|minima|minimo|total|final|a|ao))* (\d{1,3}(?:\.\d{1,2})?)(?![\d.]| ?%| ?(?:gols?|reais|escanteios?|cart|pernas|jogos|escolhas|coisas))/
const LEAST = /\b(?:pra cima|para cima|pelo menos|no minimo|acima|ou mais|maior|passe|minima|minimo)\b/

/** The odd that is wished for; null where none is named. */
export function wishedOdd(text: string): number | null {
  const [, low, high] = /\bentre (\d{1,2}\.\d{1,2}) e (\d{1,2}\.\d{1,2})\b/.exec(text) ?? []
  if (low !== undefined && high !== undefined) return Math.sqrt(Number(low) * Number(high))
  const [, digits] = ODD.exec(text) ?? []
  const odd = digits === undefined ? Number.NaN : Number(digits)
  return odd > 1 ? odd : null
}

export function readWish(text: string, before: Wish | null): Wish {
  const without = [...text.matchAll(WITHOUT)].flatMap(([, words = '']) => kindsIn(words))
  const only = kindsIn(ONLY.exec(text)?.[1] ?? '')
  const odd = wishedOdd(text)
  return {
    odd: odd ?? before?.odd ?? defaultOdd(text),
    isLeast: odd === null ? (before?.isLeast ?? false) : LEAST.test(text),
    legs: legsWished(text) ?? before?.legs ?? null,
    without: [...(before?.without ?? []), ...without],
    only: only.length > 0 ? only : (before?.only ?? []),
    has: before?.has ?? [],
  }
}

/** What is meant where nobody names an odd. */
function defaultOdd(text: string): number {
  if (/\b(?:segur\w+|conservador\w*|tranquil\w+|menos arriscad\w+|simples|exagerad\w+)\b/.test(text)) return 1.5
  return /\b(?:ousad\w+|brab\w+|arriscad\w+|alta|doid\w+|maluc\w+|agressiv\w+)\b/.test(text) ? 4 : 2
}

function legsWished(text: string): number | null {
  if (/\b(?:duas|2) ou (?:tres|3)\b|\bno maximo\b/.test(text)) return null
  if (
    /\b(?:dupla(?! chance)|casadinha|duas (?:coisas|pernas|escolhas|selecoes)|2 (?:pernas|escolhas|selecoes|coisas))\b/.test(
      text,
    )
  )
    return 2
  return /\b(?:tripla|tres (?:coisas|pernas|escolhas|selecoes)|3 (?:pernas|escolhas|selecoes|coisas))\b/.test(text)
    ? 3
    : null
}
