import { writeEdge } from '@prancheta/core/chat/figures.ts'
import { bullets, paragraphs, sentences } from '#scene.ts'
import { chanceFactor } from '#writers/exact-share.ts'
import { allOf } from './facts.ts'
import { odd, type Solver, type Sum, share } from './sum.ts'

type Leg = { price: number; chance: number; edge: number }

function legsIn(facts: Sum['facts']): Leg[] | null {
  const [odds, chances] = [allOf(facts, 'odd'), allOf(facts, 'chance')]
  if (odds.length < 2 || odds.length !== chances.length) return null
  return odds.map((price, at) => ({ price, chance: chances[at] ?? 0, edge: price * (chances[at] ?? 0) - 1 }))
}

const WORST = /\b(?:pior|mais fraca|fraca|menor edge|ruim|negativa)\b/

/** Each leg with the reader's own chance and price, and the whole slip; or the slip without its worst leg. */
export const legEdges: Solver = ({ facts, text, before }) => {
  const legs = legsIn(facts)
  if (!legs || /\bsistema\b/.test(text)) return null
  const isWithout =
    (before === legEdges || before !== null) &&
    /\b(?:tir\w+|sem|cort\w+|remov\w+|exclu\w+)\b/.test(text) &&
    WORST.test(text)
  const isEach =
    /\bcada\b|\bqual (?:del[ae]s|perna|aposta|jogo)\b|\bpernas?\b/.test(text) &&
    /\b(?:edge|valor|vale|ev|vantagem|pior|melhor|compensa)\b/.test(text)
  if (!isWithout && !isEach) return null
  const worst = legs.reduce((least, one) => (one.edge < least.edge ? one : least))
  if (isWithout) {
    const rest = legs.filter((one) => one !== worst)
    return sentences(
      `Sem a de odd ${odd(worst.price)}, que é a pior (${chanceFactor(worst.chance, worst.price)} × ${odd(worst.price)} − 1 = ${writeEdge(worst.edge)}), ficam: ${tellWhole(rest)}.`,
      `Com ela o edge era de ${writeEdge(edgeOf(legs))}.`,
    )
  }
  return paragraphs(
    bullets(
      legs.map(
        ({ price, chance, edge }, at) =>
          `Perna ${at + 1}: ${chanceFactor(chance, price)} × ${odd(price)} − 1 = **${writeEdge(edge)}**`,
      ),
    ),
    `No bilhete todo: ${tellWhole(legs)}. A pior perna é a ${legs.indexOf(worst) + 1}.`,
    'Vale para jogos diferentes, e só se as suas chances estiverem certas: na múltipla os erros também se multiplicam.',
  )
}

const product = (values: readonly number[]): number => values.reduce((all, one) => all * one, 1)
const edgeOf = (legs: readonly Leg[]): number => product(legs.map(({ price, chance }) => price * chance)) - 1
const tellWhole = (legs: readonly Leg[]): string =>
  `odd ${legs.map(({ price }) => odd(price)).join(' × ')} = **${odd(product(legs.map(({ price }) => price)))}**, chance ${legs.map(({ chance }) => share(chance)).join(' × ')} = **${share(product(legs.map(({ chance }) => chance)))}** e edge de **${writeEdge(edgeOf(legs))}**`
