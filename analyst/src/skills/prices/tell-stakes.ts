import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import {
  shownShare,
  writeEdge,
  writeMoney,
  writeOdd,
  writeShare,
  writeStakeShare,
} from '@prancheta/core/chat/figures.ts'
import { edgeAtOdd } from '@prancheta/core/chat/tallies.ts'
import { STAKE_MAX } from '@prancheta/core/value/kelly.ts'
import { bullets, paragraphs, type Scene, sentences } from '#scene.ts'
import { exactShare, stakeFactor } from '#writers/exact-share.ts'
import { atHouse, canGiveBack, inSentence } from '#writers/market-words.ts'
import type { Fraction, Plan } from './asked.ts'
import { begin, edgeSum, of, on, unpriced } from './price-words.ts'
import { byEdge } from './tell-edges.ts'

const PARTS: Record<Fraction, { name: string; by: number; shown: string }> = {
  full: { name: 'Kelly cheio', by: 1, shown: '' },
  half: { name: 'Meio Kelly', by: 2, shown: ' ÷ 2' },
  third: { name: 'Um terço de Kelly', by: 3, shown: ' ÷ 3' },
  quarter: { name: 'Um quarto de Kelly', by: 4, shown: ' ÷ 4' },
}

/** What Kelly says of a market, in the fractions that are asked for. */
export function tellKelly(
  scene: Scene,
  { markets: [market], fractions, bankroll, odds: [own], isBestEdge }: Plan,
): string | null {
  if (!market) return byEdge(scene).length === 0 ? noPrice() : null
  const odd = own ?? market.bestOdd
  if (odd === null) return unpriced(scene, market)
  const edge = edgeAtOdd(market, odd)
  const where = isBestEdge ? `no mercado de maior edge, ${inSentence(market)},` : on(market)
  if (shownShare(edge) <= 0)
    return sentences(
      `${fractions.length > 1 ? 'Nada, em fração nenhuma' : 'Nada'}: ${where} a ${writeOdd(odd)}, ${edgeSum(market, odd)}, e sem edge positivo Kelly não dá nada.`,
      `Só acima da justa, ${writeOdd(market.fairOdd)}, haveria stake.`,
    )
  const rows = fractions.map((fraction) => row(fraction, edge, odd, bankroll))
  return paragraphs(
    `${begin(where)} a ${writeOdd(odd)}${own === undefined ? atHouse(market) : ''} (edge de ${writeEdge(edge)})${rows.length === 1 ? `: ${rows[0]}.` : ':'}`,
    rows.length === 1 ? null : bullets(rows),
    sentences(
      'Aqui só se usa um quarto de Kelly, porque a chance é estimada, e nunca mais de 5% da banca em uma aposta.',
      market.isRecommended || own !== undefined
        ? null
        : 'Esse mercado não passa na regra, então a stake sugerida é zero.',
      'É teto para estudo, não convite.',
    ),
  )
}

function row(fraction: Fraction, edge: number, odd: number, bankroll: number | null): string {
  const { name, by, shown } = PARTS[fraction]
  const share = edge / (odd - 1) / by
  const sum = `${name}: ${exactShare(edge, 1, (one) => writeStakeShare(one / (odd - 1) / by))} ÷ (${writeOdd(odd)} − 1)${shown} = **${writeStakeShare(share)}** da banca`
  return bankroll === null
    ? sum
    : `${sum}, e ${writeMoney(bankroll)} × ${stakeFactor(share, bankroll)} = **${writeMoney(share * bankroll)}**`
}

const noPrice = (): string =>
  'Nada, em fração nenhuma: nenhuma casa cota este jogo nas minhas fontes, e sem odd real não há edge nem conta de Kelly.'

/** Why one bet stops at 5%, and whether any here gets there. */
export function tellCap(scene: Scene, { isWhy, isDenied }: Plan): string {
  return sentences(
    isWhy
      ? `${isDenied ? 'Não: n' : 'Porque n'}unca mais de 5% da banca em uma aposta é o que protege de a conta estar errada. O Kelly supõe que a chance é exata, e ela é uma estimativa; quanto maior o edge que a conta mostra, maior a suspeita de que o erro é nosso, e perder uma fatia grande demora muito a se recuperar.`
      : null,
    capHere(scene),
  )
}

function capHere(scene: Scene): string {
  const [top] = byEdge(scene).toSorted((a, b) => (b.kelly ?? 0) - (a.kelly ?? 0))
  if (!top || top.kelly === null) return 'Neste jogo nenhum mercado chega perto: sem odds das casas não há stake.'
  if (top.kelly <= 0) return 'Neste jogo nenhum mercado chega nele: sem edge positivo, a stake é zero em todos.'
  return top.kelly >= STAKE_MAX
    ? `Neste jogo, ${inSentence(top)} bate no teto.`
    : `Neste jogo nenhum mercado chega nele: a maior conta é a ${of(top)}, com um quarto de Kelly de ${writeStakeShare(top.kelly)} da banca.`
}

/** Why a quarter and no more. */
export const WHY_QUARTER =
  'Porque o Kelly cheio só é o melhor quando a chance está exata, e a nossa é uma estimativa. Se ela estiver um pouco alta, ele aposta demais e a banca balança muito; a fração menor perdoa o erro. A banca sobe mais devagar, e cai bem menos.'

/** What a bet leaves on average. */
export function tellExpected(
  scene: Scene,
  { markets: [market], stake, odds: [own], houses: [house], isSignAsked }: Plan,
): string | null {
  if (!market) return null
  const odd = own ?? market.prices.find((price) => price.house === house)?.odd ?? market.bestOdd
  if (odd === null || odd === undefined) return unpriced(scene, market)
  const edge = edgeAtOdd(market, odd)
  // A stake that may come back is not won or lost whole.
  if (canGiveBack(market)) return null
  const shown = shownShare(edge)
  const sign = shown < 0 ? 'Negativo: o' : shown > 0 ? 'Positivo: o' : 'Nem um nem outro: o'
  return sentences(
    stake === null
      ? `${isSignAsked ? sign : 'O'} valor esperado ${of(market)} a ${writeOdd(odd)} é ${edgeSum(market, odd)} por real apostado.`
      : `Em média, ${writeMoney(stake)} ${on(market)} a ${writeOdd(odd)}: ${writeMoney(stake)} × ${exactShare(Math.abs(edge), 1, (one) => writeMoney(stake * one))} = ${edge < 0 ? 'perda' : 'ganho'} de **${writeMoney(Math.abs(stake * edge))}** por aposta.`,
    stake === null ? null : `O edge vem de ${edgeSum(market, odd)}.`,
    outcome(market, stake, odd),
  )
}

const outcome = (market: BriefedMarket, stake: number | null, odd: number): string =>
  stake === null
    ? `É média de muitas apostas iguais: uma só ganha ou perde inteira, e ${inSentence(market)} falha em ${writeShare(1 - market.pooledChance)} das vezes.`
    : `Numa aposta só, ou voltam ${writeMoney(stake)} × ${writeOdd(odd)} = ${writeMoney(stake * odd)}, ou se perdem os ${writeMoney(stake)}, em ${writeShare(1 - market.pooledChance)} das vezes.`
