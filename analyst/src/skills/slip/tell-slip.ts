import { writeEdge, writeList } from '@prancheta/core/chat/figures.ts'
import { bullets, paragraphs, sentences } from '#scene.ts'
import { difference, gainOrLoss, money, odd, share } from '#skills/sums/sum.ts'
import { chanceFactor } from '#writers/exact-share.ts'
import { inSentence } from '#writers/market-words.ts'
import { allEnds, backOf, type End, endAt, type Score, stakedOn } from './ends.ts'
import type { Placed, Slip } from './read-slip.ts'

const named = (bets: readonly Placed[]): string => writeList(bets.map(({ market }) => inSentence(market)))
const put = (placed: readonly Placed[]): string => placed.map(({ stake }) => money(stake)).join(' + ')
const back = (won: readonly Placed[]): string =>
  won.map(({ stake, price }) => `${money(stake)} × ${odd(price)}`).join(' + ')

/** Prices that the reader did not tell are today's best, and are named as such. */
function atBest(placed: readonly Placed[]): string | null {
  const open = placed.filter(({ isOwnPrice }) => !isOwnPrice)
  return open.length === 0
    ? null
    : `Sem a sua odd, uso a melhor de hoje: ${writeList(open.map(({ market, price }) => `${odd(price)} em ${inSentence(market)}`))}.`
}

function outcome(placed: readonly Placed[], { won, net }: End): string {
  if (won.length === 0) return `não volta nada, ${put(placed)} = ${gainOrLoss(net)}`
  // A best price is said of its own market; beside another one nobody could tell of which.
  if (won.length > 1 && won.some(({ isOwnPrice }) => !isOwnPrice)) return 'os retornos se somam'
  const came = `${back(won)} = **${money(backOf(won))}**`
  return `${won.length === 1 ? 'volta' : 'voltam'} ${came}; no fim, ${difference(money(backOf(won)), `(${put(placed)})`, net)}`
}

/** What comes back at the scores that are asked for. */
export function tellScores({ placed }: Slip, scores: readonly Score[]): string | null {
  const rows = scores.map((score) => {
    const end = endAt(placed, score)
    const which = end && end.won.length > 0 ? `${end.won.length === 1 ? 'bate' : 'batem'} ${named(end.won)}: ` : ''
    return end && `Com ${score.home} x ${score.away}, ${which}${outcome(placed, end)}`
  })
  if (rows.includes(null)) return null
  const told = rows.flatMap((row) => row ?? [])
  return paragraphs(atBest(placed), told.length === 1 ? `${told[0]}.` : bullets(told))
}

/** The end that leaves least, or most. */
export function tellExtreme({ placed }: Slip, which: 'worst' | 'best'): string | null {
  const ends = allEnds(placed)
  const end = which === 'worst' ? ends?.at(-1) : ends?.[0]
  if (!end) return null
  const when =
    end.won.length === 0 ? 'se nenhuma bater' : `se ${end.won.length === 1 ? 'bater só' : 'baterem'} ${named(end.won)}`
  return sentences(
    atBest(placed),
    `No ${which === 'worst' ? 'pior' : 'melhor'} caso, ${when}, ${outcome(placed, end)}.`,
  )
}

const edgeOf = ({ market, price }: Placed): number => market.pooledChance * price - 1

/** Each bet by its edge at its own price, the worst named first. */
export function tellWorstBet({ placed }: Slip, which: 'worst' | 'best'): string {
  const byEdge = placed.toSorted((one, other) => edgeOf(one) - edgeOf(other))
  const ordered = which === 'worst' ? byEdge : byEdge.toReversed()
  const rows = ordered.map(
    (bet) =>
      `${inSentence(bet.market)} a ${odd(bet.price)}: ${share(bet.market.pooledChance)} de chance, ${chanceFactor(bet.market.pooledChance, bet.price)} × ${odd(bet.price)} − 1 = ${writeEdge(edgeOf(bet))} de edge`,
  )
  const first = ordered[0]
  return paragraphs(
    atBest(placed),
    first === undefined
      ? null
      : `Pelo preço, a ${which === 'worst' ? 'pior' : 'menos ruim ou melhor'} é **${inSentence(first.market)}**:`,
    bullets(rows),
    'Edge diz do preço, não de qual vai bater; um jogo só não prova nada.',
  )
}

/** What one bet more changes: where it brings money back, and what it costs everywhere else. */
export function tellAdded({ placed, added }: Slip): string | null {
  if (!added) return null
  const before = placed.filter((bet) => bet !== added)
  const [with_, without] = [allEnds(placed), allEnds(before)]
  const [worst, worstBefore] = [with_?.at(-1), without?.at(-1)]
  if (!with_ || !worst || !worstBefore) return null
  const edge = edgeOf(added)
  return paragraphs(
    atBest(placed),
    sentences(
      worst.net > worstBefore.net ? 'Protege em parte.' : 'O pior caso ela não protege.',
      `Sem ela, no pior caso, ${outcome(before, worstBefore)}.`,
      `Com ela, ${outcome(placed, worst)}.`,
      `Se bater ${inSentence(added.market)}, volta ${money(added.stake)} × ${odd(added.price)} = **${money(added.stake * added.price)}**; em todo o resto, são ${money(added.stake)} a menos.`,
      `${chanceFactor(added.market.pooledChance, added.price)} × ${odd(added.price)} − 1 = ${writeEdge(edge)} de edge: ${edge > 0 ? 'paga acima do justo' : 'em média, custa dinheiro'}.`,
    ),
    'Em cada caso:',
    bullets(
      with_.map((end) =>
        end.won.length === 0
          ? `Se nenhuma bater: ${outcome(placed, end)}`
          : `Se ${end.won.length === 1 ? 'bater só' : 'baterem'} ${named(end.won)}: ${outcome(placed, end)}`,
      ),
    ),
  )
}

/** What all of them are of the bankroll. */
export function tellShare({ placed }: Slip, bankroll: number): string {
  const staked = stakedOn(placed)
  return `Juntas são ${put(placed)} = **${money(staked)}**, e ${money(staked)} ÷ ${money(bankroll)} = **${share(staked / bankroll)}** da banca, que é o que se perde se nenhuma bater. O nosso teto é de 5% da banca em uma aposta, e apostas no mesmo jogo costumam perder juntas.`
}

/** Whether bets on one match win and lose together, by the ends that they can come to. */
export function tellTogether({ placed }: Slip): string | null {
  const worst = allEnds(placed)?.at(-1)
  if (!worst) return null
  return sentences(
    'Estão juntas, sim: são apostas do mesmo jogo, e um placar só decide todas; não espalham o risco como apostas em jogos diferentes.',
    `No pior caso, ${outcome(placed, worst)}.`,
  )
}
