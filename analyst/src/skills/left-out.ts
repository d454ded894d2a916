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

const STAKE = /(?<![\w.,/])(\d+)(?: reais| contos?| pilas?)? (?:no|na|em) (?!\d|jogos?\b)/g
const TWO_STAKES = /(?<![\w.,/])(\d+) e (\d+) (?:reais|contos?|pilas?)\b/

/** Money that stands beside the bets it is on: '20 no mandante e 15 no empate', '40 e 30 conto'. */
const stakesIn = (text: string): number[] =>
  [...[...text.matchAll(STAKE)].map(([, stake]) => stake), ...(TWO_STAKES.exec(text)?.slice(1) ?? [])].map(Number)

const NOT_SURE =
  'Há vários números na sua mensagem, e não entendi com segurança que conta fazer com todos eles. Em vez de mostrar uma errada, peço uma conta por mensagem, dizendo o que é cada número: valor apostado, odd, chance ou banca.'

/**
 * A sum that takes one of the odds that somebody names and leaves another out was made of a message that was not understood:
 * judged by other eyes, each such sum was another than the one asked for. So it is not shown; nor is a verdict at one odd of
 * three or more. Of stakes that are named beside their bets, too, all are taken or none.
 */
export function withoutHalfSums(reply: Reply, text: string): Reply {
  if (reply.text.includes(' = ') && leavesOut(stakesIn(text), reply.text)) return { ...reply, text: NOT_SURE }
  const odds = oddsIn(text)
  const isAtOneOdd = reply.text.includes('que você citou') && odds.length > 2
  if (!reply.text.includes(' = ') && !isAtOneOdd) return reply
  return leavesOut(odds, reply.text) ? { ...reply, text: NOT_SURE } : reply
}

function leavesOut(named: readonly number[], told: string): boolean {
  const shown = numbersIn(told)
  const used = named.filter((number) => shown.has(number))
  return used.length > 0 && used.length < named.length
}
