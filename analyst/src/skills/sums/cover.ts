import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeEdge, writeList } from '@prancheta/core/chat/figures.ts'
import { findMarket, paragraphs, sentences } from '#scene.ts'
import { chanceFactor } from '#writers/exact-share.ts'
import { inSentence } from '#writers/market-words.ts'
import { coversAll, isOfResults, NONE, type OpenEnd, openEnd, tellOpen } from './covering.ts'
import { allOf, holds } from './facts.ts'
import { countedAs } from './rates.ts'
import { NOTHING_LOST } from './roles.ts'
import { difference, money, odd, type Solver, type Sum, share } from './sum.ts'

/** One sum over several results, so that each brings back the same. */
export const split: Solver = ({ facts, asks, text, markets, before }) => {
  const odds = allOf(facts, 'odd')
  if (odds.length < 2 || before === hedge || !(asks.has('split') || asks.has('sure')) || isPlaced(text)) return null
  const [fund] = allOf(facts, 'stake', 'bankroll')
  const count = countedAs(facts, 'stake', 'bankroll', 'odd', 'other')
  if (!holds(facts, count) || (count.stake ?? 0) + (count.bankroll ?? 0) > 1) return null
  const inverse = odds.reduce((sum, price) => sum + 1 / price, 0)
  const parts = odds.map((price) => `1 ÷ ${odd(price)}`).join(' + ')
  const isSure = inverse < 1
  const isPart = markets.length === odds.length ? coversAll(markets) === false : odds.length === 2 && isOfResults(text)
  const isLeftOut = isPart || labelOf(text, odds, 0) !== null
  const isWhole = !isLeftOut && (asks.has('sure') || TOLD_WHOLE.test(text))
  const notSure =
    isLeftOut && asks.has('sure')
      ? 'Não: essas odds não cobrem todos os resultados, e no que ficou de fora perde-se tudo.'
      : null
  const lead = isWhole
    ? `${isSure ? 'Na conta, sim' : 'Não'}: ${parts} = **${share(inverse)}**, ${isSure ? 'abaixo de 100%' : 'e só abaixo de 100% sobraria algo em qualquer resultado'}.`
    : notSure
  if (fund === undefined)
    return lead === null
      ? null
      : sentences(lead, isSure ? `A sobra é 1 ÷ ${odd(inverse)} − 1, uns ${share(1 / inverse - 1)} do total.` : null)
  const back = fund / inverse
  const named = (at: number): string =>
    labelOf(text, odds, at) ??
    (markets.length === odds.length && markets[at] ? `em ${inSentence(markets[at])}` : `na odd ${odd(odds[at] ?? 0)}`)
  const each = writeList(
    odds.map((price, at) => `${money(back)} ÷ ${odd(price)} = **${money(back / price)}** ${named(at)}`),
  )
  return paragraphs(
    lead,
    `${lead === null ? 'Assim' : isWhole ? 'Para voltar o mesmo de qualquer lado' : 'Para voltar o mesmo nos que estão cobertos'}: ${money(fund)} ÷ (${parts}) = **${money(back)}** de volta, que se dividem em ${each}; no fim, ${difference(money(back), money(fund), back - fund)}.`,
    isWhole
      ? isSure
        ? 'Só vale se todas as odds forem aceitas juntas e nas mesmas regras: preço muda, casa limita, e um lado sem o outro vira aposta comum.'
        : null
      : 'Se sair outro resultado, perde-se tudo: dividir assim iguala o ganho, não tira o risco.',
  )
}

/** 'Tenho 100 no mandante, quanto ponho no X2?': one of the two bets is made already. */
const isPlaced = (text: string): boolean =>
  /\b(?:tenho|botei|coloquei|apostei|peguei|fiz|meti|pus)\b.*\bquanto (?:\w+ ){0,3}(?:ponho|boto|coloco|por|botar|colocar|aposto|apostar|meto)\b/.test(
    text,
  ) && !/\bem cada\b|\bdivid\w+|\btotal\b/.test(text)

const TOLD_WHOLE = /\bnas duas\b|\bdois lados\b|\bos tres resultados\b/

/** '1x0 a 7.50': the score that stands before an odd. */
function labelOf(text: string, odds: readonly number[], at: number): string | null {
  const scores = [...text.matchAll(/(?<![\d.])(\d) ?[x-] ?(\d)(?![\d.])/g)]
  const [, home, away] = scores.length === odds.length ? (scores[at] ?? []) : []
  return home === undefined ? null : `no ${home} x ${away}`
}

/** An open bet, and what on the other side makes both ends alike, or the loss no more than so much. */
export const hedge: Solver = (sum) => {
  const { facts, asks } = sum
  if (!asks.has('cover') && !asks.has('split') && sum.before !== hedge && !NOTHING_LOST.test(sum.text)) return null
  // One cover on two results at once is a sum of its own.
  if (sum.markets.length > 2) return null
  const odds = allOf(facts, 'odd')
  const stakes = allOf(facts, 'stake')
  const [pays] = allOf(facts, 'pays')
  const maxLoss = allOf(facts, 'maxLoss')[0] ?? (NOTHING_LOST.test(sum.text) ? 0 : undefined)
  if (!holds(facts, countedAs(facts, 'odd', 'stake', 'pays', 'maxLoss', 'other', 'won', 'legs', 'bets', 'offer')))
    return null
  const other = otherPrice(sum, odds)
  const [stake] = stakes
  if (stakes.length !== 1 || stake === undefined) return null
  const [own] = odds
  const back = pays ?? (own === undefined ? undefined : stake * own)
  if (back === undefined) return null
  const backSum = pays === undefined ? `${money(stake)} × ${odd(own ?? 0)}` : money(pays)
  // What the first bet wins if it wins, as the beginning of a sum.
  const won = pays === undefined ? `${money(stake)} × (${odd(own ?? 0)} − 1)` : `(${money(pays)} − ${money(stake)})`
  const open = openEnd(sum.markets, other?.isOpposite ?? false)
  if (other !== null && /\b(?:vale|compensa|melhor)\b/.test(sum.text)) return orLeave(sum, other)
  if (maxLoss !== undefined && !asks.has('split'))
    return atMost({ stake, won, back, maxLoss }, other, open, asksOpen(sum, open))
  if (other === null) return pays === undefined ? null : atFair(sum, pays)
  const isHalf = /\bmetade\b|\bmeia cobertura\b/.test(sum.text)
  if (isHalf)
    return `${backSum} ÷ 2 ÷ ${odd(other.odd)} = **${money(back / 2 / other.odd)}** ${other.where}: aí, se a sua aposta falhar, volta metade do que ela pagaria; se bater, volta tudo, menos o que foi posto na cobertura.`
  const put = back / other.odd
  const putSum = `${backSum} ÷ ${odd(other.odd)}`
  if (asksOpen(sum, open)) return tellOpen(open, stake, put, putSum)
  const net = back - stake - put
  return sentences(
    `${backSum} ÷ ${odd(other.odd)} = **${money(put)}** ${other.where}: aí volta o mesmo dos dois jeitos e, tirando o que foi posto, ${net < 0 ? difference(won, putSum, net) : difference(won, money(put), net)}${open === NONE ? ' em qualquer resultado' : ' se um dos dois bater'}.`,
    tellOpen(open, stake, put, putSum),
    open !== NONE
      ? null
      : net > 0
        ? 'Cobrir troca a chance de ganhar mais por um valor certo, e paga a margem da casa de novo.'
        : 'Nessa odd, cobrir já fecha em prejuízo: reduz o risco, não cria ganho.',
  )
}

/** A slip whose last leg is open, where nobody told what the other side pays. */
function atFair({ scene, markets }: Sum, pays: number): string | null {
  const other = markets.find(({ id }) => id.startsWith('doubleChance.')) ?? opposite(scene, markets[0])
  return sentences(
    `Falta a odd do outro lado${other ? `, ${inSentence(other)}` : ''}: o valor é ${money(pays)} dividido por ela, e aí volta o mesmo dos dois jeitos.`,
    other && scene?.phase === 'ahead'
      ? `À odd justa de ${inSentence(other)}, ${odd(other.fairOdd)}, seriam ${money(pays)} ÷ ${odd(other.fairOdd)} = **${money(pays / other.fairOdd)}**; as casas costumam pagar menos, e aí é preciso pôr mais.`
      : `A uma odd de 2,00, por exemplo, seriam ${money(pays)} ÷ 2,00 = ${money(pays / 2)}.`,
  )
}

/** 'E se der o visitante?', of a bet and its cover that both lose there. */
const asksOpen = ({ goesOn, says, here }: Sum, open: OpenEnd): boolean =>
  goesOn && !says && here.some((market) => inSentence(market) === open)

type Open = { stake: number; won: string; back: number; maxLoss: number }

/** To lose no more than so much whichever way it ends. */
function atMost({ stake, won, back, maxLoss }: Open, other: Other | null, open: OpenEnd, isOpen: boolean): string {
  const need = stake - maxLoss
  if (other === null)
    return `Falta a odd do outro lado: com ela em mãos, o valor é (${money(stake)} − ${money(maxLoss)}) ÷ (odd − 1). A uma odd de 1,50, por exemplo, seriam ${money(need / 0.5)}.`
  const put = need / (other.odd - 1)
  const lost = maxLoss === 0 ? money(stake) : `(${money(stake)} − ${money(maxLoss)})`
  const told = tellOpen(open, stake, put, `${lost} ÷ (${odd(other.odd)} − 1)`)
  if (isOpen && told !== null) return told
  return sentences(
    `${lost} ÷ (${odd(other.odd)} − 1) = **${money(put)}** ${other.where}: se o outro lado bater, ${maxLoss === 0 ? 'nada se perde' : 'a perda fica nisso'}; se a sua aposta bater, ${difference(won, money(put), back - stake - put)}.`,
    told,
  )
}

/** Covering is worth it on average only where the other side pays more than is fair. */
function orLeave({ markets, market, scene }: Sum, other: Other): string {
  const covered = markets.at(-1) ?? null
  const chance = covered && scene?.phase === 'ahead' && covered !== market ? covered.pooledChance : null
  return chance === null
    ? 'Em média, deixar correr rende mais, porque cobrir paga a margem da casa outra vez; cobrir só faz sentido se o valor em jogo ficou maior do que você aceita perder.'
    : `${chance * other.odd > 1 ? 'Na média, cobrir não sai caro' : 'Na média, deixar correr rende mais'}: em ${covered ? inSentence(covered) : ''}, ${chanceFactor(chance, other.odd)} × ${odd(other.odd)} − 1 = **${writeEdge(chance * other.odd - 1)}** de edge. Cobrir só diminui o risco, e faz sentido se o valor em jogo ficou maior do que você aceita perder.`
}

type Other = { odd: number; where: string; isOpposite?: boolean }

const OTHER_SIDE = /\b(?:outro lado|contra|contrari\w+|dupla chance|x2|1x)\b[a-z ]{0,20}\b(?:a|paga|pagando|odd) \d/

function otherPrice({ facts, markets, scene, text, before }: Sum, odds: readonly number[]): Other | null {
  const hasPays = allOf(facts, 'pays').length > 0
  const last = odds.at(-1)
  const isOpposite = /\bresto\b|\bcontrari\w+|\bempate ou\b|\bou (?:o )?empate\b|\bdupla chance\b|\bx2\b|\b1x\b/.test(
    `${facts.told ?? ''} ${text}`,
  )
  if (last !== undefined && odds.length === 2) return { odd: last, where: 'do outro lado', isOpposite }
  const market = markets.length > 1 ? markets.at(-1) : hasPays ? opposite(scene, markets[0]) : undefined
  if (
    hasPays &&
    odds.length === 1 &&
    last !== undefined &&
    (OTHER_SIDE.test(text) || OTHER_SIDE.test(facts.text) || before === hedge)
  )
    return { odd: last, where: 'do outro lado', isOpposite }
  return market && market.bestOdd !== null && scene?.phase === 'ahead'
    ? {
        odd: market.bestOdd,
        where: `em ${inSentence(market)} a ${odd(market.bestOdd)}`,
        isOpposite: markets.length < 2,
      }
    : null
}

const OTHERS: Record<string, string> = {
  'result.home': 'doubleChance.drawAway',
  'result.away': 'doubleChance.homeDraw',
}

/** What wins when a result does not. */
const opposite = (scene: Sum['scene'], market: BriefedMarket | undefined): BriefedMarket | undefined => {
  const id = market && OTHERS[market.id]
  return scene && id !== undefined ? (findMarket(scene, id) ?? undefined) : undefined
}
