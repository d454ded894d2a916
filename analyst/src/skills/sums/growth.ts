import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { findMarket, sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import { allOf, holds } from './facts.ts'
import { countedAs } from './rates.ts'
import { money, odd, type Solver, type Sum, share } from './sum.ts'

/** So many percent a day until money is so much: the sum, and that nobody can promise it. */
export const growth: Solver = ({ facts, text }) => {
  const [part] = allOf(facts, 'bankShare', 'chance')
  const [from] = allOf(facts, 'bankroll', 'stake')
  const [to] = allOf(facts, 'reach')
  if (part === undefined || from === undefined || to === undefined || to <= from) return null
  if (!holds(facts, countedAs(facts, 'bankShare', 'chance', 'bankroll', 'stake', 'reach'))) return null
  if (!/\b(?:por|ao|cada|todo) (?:dia|semana|mes)\b|\bdiari\w+|\bquanto tempo\b|\bquantos dias\b/.test(text))
    return null
  const steps = Math.ceil(Math.log(to / from) / Math.log(1 + part))
  const unit = /\bsemana/.test(text) ? 'semanas' : /\bmes\b/.test(text) ? 'meses' : 'dias'
  return sentences(
    `No papel, **${steps} ${unit}**: ${money(from)} × ${odd(1 + part)} multiplicado por si mesmo ${steps} vezes passa de ${money(to)}.`,
    `Na prática isso não existe: ninguém lucra ${share(part)} sem falhar um só período, e uma sequência ruim no meio desfaz a conta.`,
    'A casa cobra margem em cada preço, então o esperado de quem aposta sem valor é cair, não crescer. Aposta não é renda.',
  )
}

/** Doubling after each loss: what it costs by then, and what the next would be. */
export const doubling: Solver = ({ facts, asks, before }) => {
  if (!asks.has('double') && before !== doubling) return null
  const [start] = allOf(facts, 'stake', 'bankroll', 'unit')
  const [times] = allOf(facts, 'times', 'bets', 'lost')
  const count = countedAs(facts, 'stake', 'bankroll', 'unit', 'times', 'bets', 'lost')
  if (
    start === undefined ||
    times === undefined ||
    times > 30 ||
    !holds(facts, count) ||
    (count.stake ?? 0) + (count.bankroll ?? 0) + (count.unit ?? 0) !== 1
  )
    return null
  const isLosses = /\b(?:derrotas?|perdas?|perder|perdi\w*|perd\w+|reds?|erros?|apostas?)\b/.test(facts.text)
  // Doubling four times makes five bets; four losses are four.
  const bets = isLosses && !/\bdobr\w+(?: so| mais| por)* \d+ vezes\b/.test(facts.text) ? times : times + 1
  const rows = Array.from({ length: bets }, (_, at) => 2 ** at)
  const spent = start * (2 ** bets - 1)
  return sentences(
    `Até aí já se foram ${money(start)} × (${rows.join(' + ')}) = **${money(spent)}**, e a aposta seguinte seria de ${money(spent)} + ${money(start)} = ${money(spent + start)}, e tudo isso por um lucro de ${money(start)}.`,
    'Dobrar não muda a chance nem cria valor: troca muitos ganhos pequenos por uma perda grande, e sequências assim acontecem.',
  )
}

/** Losing or winning so many in a row, at one rate. */
export const streak: Solver = ({ facts, asks, text }) => {
  const [won, tried] = [allOf(facts, 'won')[0], allOf(facts, 'bets')[0]]
  const [run] = allOf(facts, 'times')
  // 'Acerto 6 em cada 10': the rate is told in counts.
  const isCounted = won !== undefined && tried !== undefined && won < tried && run !== undefined
  const rate = isCounted ? won / tried : allOf(facts, 'chance')[0]
  const [price] = allOf(facts, 'odd')
  const times = isCounted ? run : allOf(facts, 'times', 'bets', 'legs', 'lost', 'won')[0]
  if (rate === undefined || times === undefined || times > 60) return null
  if (price !== undefined || !holds(facts, countedAs(facts, 'chance', 'times', 'bets', 'legs', 'lost', 'won')))
    return null
  if ((!isCounted && allOf(facts, 'times', 'bets', 'legs', 'lost', 'won').length > 1) || !asks.has('chance'))
    return null
  const isLosing = /\b(?:err\w+|perd\w+|reds?|derrotas?)\b/.test(text) && !/\b(?:erro zero|nao errar)\b/.test(text)
  const hit = rate
  const isRateOfLoss = /% (?:de )?(?:chance |probabilidade )?(?:de )?(?:erro|perder|errar|red)\b/.test(text)
  const each = isLosing && !isRateOfLoss ? 1 - hit : hit
  const all = each ** times
  const product = Array.from({ length: times }, () => share(each)).join(' × ')
  return sentences(
    isLosing && !isRateOfLoss
      ? `Cada erro tem 100% − ${share(hit)} = ${share(1 - hit)}, e todos seguidos, ${product} = **${share(all)}**.`
      : `${product} = **${share(all)}**.`,
    isLosing
      ? 'Isso é para uma sequência marcada; ao longo de muitas apostas ela acaba aparecendo, e por isso cada aposta deve ser uma parte pequena da banca.'
      : 'Vale para jogos diferentes, que não dependem um do outro; no mesmo jogo não se multiplica.',
  )
}

/** American prices tell what a stake of so much wins, or what wins so much. */
const AMERICAN_STAKE = 100

/** Whose price it is: the club's that is named, and not the other's. */
function quotedIn({ market, scene }: Sum): BriefedMarket | null {
  const side = scene?.ask.side ?? null
  if (!scene || side === null) return market
  return market === null || market.id.startsWith('result.') ? findMarket(scene, `result.${side}`) : null
}

/** A price of another country, as a decimal odd. */
export const american: Solver = (sum) => {
  const { facts, scene } = sum
  const market = quotedIn(sum)
  const [price] = allOf(facts, 'american')
  const [stake] = allOf(facts, 'stake')
  if (price === undefined || !holds(facts, countedAs(facts, 'american', 'stake'))) return null
  const decimal = price > 0 ? 1 + price / AMERICAN_STAKE : 1 + AMERICAN_STAKE / -price
  const how = price > 0 ? `${price} ÷ 100 + 1` : `100 ÷ ${-price} + 1`
  return sentences(
    `Em decimal, ${how} = **${odd(decimal)}**${stake === undefined ? '' : `, e com ${money(stake)} o lucro é ${money(stake)} × (${odd(decimal)} − 1) = **${money(stake * (decimal - 1))}** se bater`}.`,
    market?.bestOdd != null && scene?.phase === 'ahead'
      ? `É ${decimal > market.bestOdd ? 'mais' : decimal < market.bestOdd ? 'menos' : 'o mesmo'} que a melhor odd daqui em ${inSentence(market)}, ${odd(market.bestOdd)}; a justa é ${odd(market.fairOdd)}.`
      : 'Dica de fora é só um preço: sem a chance do jogo, não dá para dizer se ele é bom.',
  )
}
