import type { Reply } from './skill.ts'

const LINE_BEFORE =
  /(?:\b(?:over|under|mais de|menos de|acima de|abaixo de|linha|handicap|ah|hc|total)|[+-]) ?(?:de )?$/
const OTHER_AFTER =
  /^ ?(?:%|reais|contos?|pilas?|gols?|escanteios?|cart|jogos?|min|anos|pontos?|vezes|h\b|x ?\d|unidades?|pp\b)/
const NUMBER = /(?<![\w.,/]|\br )(\d+\.\d{1,2})(?![\d./])/g
const ODD_MAX = 60

/** The odds of a message in plain words: no money, no percentages, no lines of markets, nothing that counts games or goals. */
function oddsIn(text: string): number[] {
  return [...text.matchAll(NUMBER)].flatMap((found): number[] => {
    const [whole, digits = ''] = found
    const value = Number(digits)
    if (value <= 1 || value >= ODD_MAX || LINE_BEFORE.test(text.slice(0, found.index))) return []
    return OTHER_AFTER.test(text.slice(found.index + whole.length)) ? [] : [value]
  })
}

/** All numbers of a reply, whatever they are of. */
const numbersIn = (reply: string): Set<number> =>
  new Set(
    [...reply.matchAll(/\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g)].map(([written]) =>
      Number(written.replaceAll('.', '').replace(',', '.')),
    ),
  )

const NOT_SURE =
  'Há vários números na sua mensagem, e não entendi com segurança que conta fazer com todos eles. Em vez de mostrar uma errada, peço uma conta por mensagem, dizendo o que é cada número: valor apostado, odd, chance ou banca.'

/**
 * A sum that takes one of the odds that somebody names and leaves another out was made of a message that was not understood:
 * judged by other eyes, each such sum was another than the one asked for. So it is not shown; nor is a verdict at one odd of
 * three or more.
 */
export function withoutHalfSums(reply: Reply, text: string): Reply {
  const odds = oddsIn(text)
  const isAtOneOdd = reply.text.includes('que você citou') && odds.length > 2
  if (!reply.text.includes(' = ') && !isAtOneOdd) return reply
  const shown = numbersIn(reply.text)
  const used = odds.filter((odd) => shown.has(odd))
  return used.length === 0 || used.length === odds.length ? reply : { ...reply, text: NOT_SURE }
}
