import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeEdge } from '@prancheta/core/chat/figures.ts'
import { bullets, findMarket, paragraphs, sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import { split } from './cover.ts'
import { allOf } from './facts.ts'
import { difference, money, odd, type Solver, share } from './sum.ts'

const JOINED = /\b(?:dutching|odd (?:combinada|equivalente|conjunta|final)|juntando (?:as|os) dois|cobrindo os dois)\b/

/** Two results covered with one sum: the odd that this makes, and how often it has to win; beside a third price that covers both. */
export const dutched: Solver = ({ facts, text, markets, scene }) => {
  const odds = allOf(facts, 'odd')
  if (odds.length < 2 || odds.length > 4 || !JOINED.test(text) || allOf(facts, 'stake', 'bankroll').length > 0)
    return null
  const whole = markets.find(({ id }) => id.startsWith('doubleChance.'))
  const isBeside =
    odds.length > 2 &&
    (whole !== undefined || /\bcompar\w+|\bcontra\b|\bou o\b|\bx2\b|\b1x\b|\bdupla chance\b/.test(text))
  const [legs, beside] = isBeside ? [odds.slice(0, -1), odds.at(-1)] : [odds, undefined]
  const inverse = legs.reduce((sum, price) => sum + 1 / price, 0)
  const parts = legs.map((price) => `1 ÷ ${odd(price)}`).join(' + ')
  const joint = 1 / inverse
  return sentences(
    `A odd combinada é 1 ÷ (${parts}) = **${odd(joint)}**, e o ponto de empate, ${parts} = **${share(inverse)}** de chance.`,
    beside === undefined
      ? null
      : `${joint > beside ? 'Paga mais' : joint < beside ? 'Paga menos' : 'Paga o mesmo'} do que ${whole ? inSentence(whole) : 'a outra'} a ${odd(beside)}, cujo empate é 1 ÷ ${odd(beside)} = ${share(1 / beside)}.`,
    whole && scene?.phase === 'ahead'
      ? `Pela análise, ${inSentence(whole)} tem ${share(whole.pooledChance)}, ${whole.pooledChance > inverse ? 'acima' : 'abaixo'} do empate do dutching: em média, ${share(whole.pooledChance)} ÷ (${parts}) − 1 = ${writeEdge(whole.pooledChance / inverse - 1)}.`
      : null,
  )
}

/** 'Seco com cobertura no empate, ou empate anula?': which of the two leaves more if the side wins, with the draw giving the money back in both. */
export const coverOrVoid: Solver = ({ facts, text, markets, scene }) => {
  const odds = allOf(facts, 'odd')
  const [win, draw, none] = odds
  const [fund = 100] = allOf(facts, 'stake', 'bankroll')
  if (win === undefined || draw === undefined || none === undefined || odds.length !== 3) return null
  if (
    !/\bempate anula\b|\bdnb\b|\bdraw no bet\b|\bhandicap 0\b/.test(text) ||
    !/\bcob\w+|\bproteg\w+|\bprotecao\b/.test(text)
  )
    return null
  const onDraw = fund / draw
  const left = fund - onDraw
  const back = left * win
  const byVoid = fund * none
  const name = markets.find(({ id }) => id.startsWith('drawNoBet.'))
  const fair = name && scene?.phase === 'ahead' ? name : null
  return sentences(
    `Rende mais ${back > byVoid ? 'a vitória com cobertura no empate' : 'o empate anula'}: com ${money(fund)}, cobrir pede ${money(fund)} ÷ ${odd(draw)} = ${money(onDraw)} no empate e deixa ${money(fund)} − ${money(onDraw)} = ${money(left)} na vitória; se ela vier, voltam ${money(left)} × ${odd(win)} = **${money(back)}**, contra ${money(fund)} × ${odd(none)} = **${money(byVoid)}** no empate anula.`,
    `Empatando, nos dois voltam os ${money(fund)}; perdendo, vão-se inteiros.`,
    fair
      ? `A odd justa de ${inSentence(fair)} é ${odd(fair.fairOdd)}: ${Math.max(none, win * (1 - 1 / draw)) > fair.fairOdd ? 'a melhor das duas passa dela.' : 'nenhuma das duas passa dela, então nenhuma tem valor.'}`
      : null,
  )
}

/** 'Dá 2,34 né? Por que o criar aposta só paga 1,98?': legs of one match are no independent bets. */
export const builderPays: Solver = ({ facts, text }) => {
  const odds = facts.given.filter(({ kind }) => kind === 'odd').map(({ value }) => value)
  if (
    odds.length < 3 ||
    !/\bcriar aposta\b|\bbet builder\b|\bmesmo jogo\b/.test(text) ||
    !/\bpor que\b|\bporque\b|\bmenos\b|\bso paga\b/.test(text)
  )
    return null
  const paid = odds.at(-1) ?? 0
  const product = odds.slice(0, 2).reduce((all, one) => all * one, 1)
  const legs = odds.slice(0, 2).map(odd).join(' × ')
  if (paid >= product) return null
  return sentences(
    `A conta está certa, ${legs} = **${odd(product)}**, mas só vale para jogos diferentes: no mesmo jogo uma coisa puxa a outra, e a casa paga ${odd(paid)} porque as duas juntas saem mais do que se fossem independentes.`,
    `A ${odd(paid)} embute 1 ÷ ${odd(paid)} = ${share(1 / paid)} de chance, com a margem dentro; a multiplicação embutiria 1 ÷ (${legs}) = ${share(1 / product)}.`,
  )
}

/** The stakes of a split that were rounded: what each end then leaves. */
export const roundedStakes: Solver = ({ facts, text, before }) => {
  if (before !== split || !/\barredond\w+|\bredond\w+|\bvalor(?:es)? cheios?\b|\binteiros?\b/.test(text)) return null
  const odds = allOf(facts, 'odd')
  const [fund] = allOf(facts, 'stake', 'bankroll')
  if (fund === undefined || odds.length < 2) return null
  const step = /\bdezena|\bde 10 em 10\b/.test(text)
    ? 10
    : /\bcentena/.test(text)
      ? 100
      : /\bde 5 em 5\b|\bmultiplos? de 5\b/.test(text)
        ? 5
        : 1
  const inverse = odds.reduce((sum, price) => sum + 1 / price, 0)
  const stakes = odds.map((price) => Math.round(fund / inverse / price / step) * step)
  const all = stakes.reduce((sum, stake) => sum + stake, 0)
  const nets = stakes.map((stake, at) => stake * (odds[at] ?? 0) - all)
  const put = stakes.map(money).join(' + ')
  return paragraphs(
    `${Math.min(...nets) >= 0 ? 'Sim, ainda fecha no lucro' : 'Não em todos'}, pondo ${put} = ${money(all)}:`,
    bullets(
      stakes.map(
        (stake, at) =>
          `Na odd ${odd(odds[at] ?? 0)}: ${difference(`${money(stake)} × ${odd(odds[at] ?? 0)}`, money(all), nets[at] ?? 0)}`,
      ),
    ),
  )
}

const ALIKE =
  /\b(?:lucro|retorno|valor) igual\b|\bmesmo (?:lucro|retorno|valor)\b|\bigual (?:nos|em) (?:tres|qualquer|todos)\b|\btrav\w+ (?:o |um )?lucro\b/

/** Three ends that bring back the same: what the open bet returns, set on each of the other two. */
function allAlike(stake: number, own: number, prices: readonly number[], others: readonly BriefedMarket[]): string {
  const back = stake * own
  const stakes = prices.map((price) => back / price)
  const all = stakes.reduce((sum, one) => sum + one, stake)
  const parts = prices.map((price) => ` + ${money(back)} ÷ ${odd(price)}`).join('')
  const puts = prices.map(
    (price, at) =>
      `${money(back)} ÷ ${odd(price)} = **${money(stakes[at] ?? 0)}** em ${others[at] ? inSentence(others[at]) : ''}`,
  )
  return sentences(
    `A sua aposta volta ${money(stake)} × ${odd(own)} = ${money(back)}; para voltar o mesmo nos outros dois: ${puts.join(' e ')}.`,
    `Com a sua, são ${money(stake)}${parts} = ${money(all)} ao todo; saia o que sair, ${difference(money(back), money(all), back - all)}.`,
    'Cobrir paga a margem das casas de novo, e só vale se os preços ainda estiverem lá.',
  )
}

/** 'Cobrindo o empate e o outro, quanto ponho em cada pra não perder nada?' */
export const coverBoth: Solver = ({ facts, text, scene, markets }) => {
  const odds = allOf(facts, 'odd')
  const [stake] = allOf(facts, 'stake')
  const [own] = odds
  if (
    stake === undefined ||
    own === undefined ||
    !/\bcobr\w+|\bproteg\w+|\bhedg\w+/.test(text) ||
    !/\bem cada\b|\bnos dois\b|\bos dois\b/.test(text)
  )
    return null
  const first = markets[0]
  if (scene?.phase !== 'ahead' || !first?.id.startsWith('result.') || odds.length === 2 || odds.length > 3) return null
  const others = ['result.home', 'result.draw', 'result.away']
    .filter((id) => id !== first.id)
    .flatMap((id) => findMarket(scene, id) ?? [])
  const prices = others.map((market, at) => odds[at + 1] ?? market.bestOdd)
  if (others.length !== 2 || prices.some((price) => price === null)) return null
  const known = prices.flatMap((price) => price ?? [])
  const inverse = known.reduce((sum, price) => sum + 1 / price, 0)
  const parts = known.map((price) => `1 ÷ ${odd(price)}`).join(' + ')
  if (inverse >= 1)
    return `Não dá: a ${known.map(odd).join(' e ')}, ${parts} = ${share(inverse)}, e cobrir os dois custaria mais do que devolve.`
  if (ALIKE.test(text)) return allAlike(stake, own, known, others)
  const all = stake / (1 - inverse)
  const net = stake * own - all
  return sentences(
    `${known.map((price, at) => `**${money(all / price)}** em ${inSentence(others[at] ?? first)} a ${odd(price)}`).join(' e ')}: com os seus ${money(stake)}, são ${money(stake)} ÷ (1 − ${parts.replaceAll(' + ', ' − ')}) = ${money(all)} ao todo, e é isso que volta se um dos dois sair.`,
    `Se a sua aposta bater, ${difference(`${money(stake)} × ${odd(own)}`, money(all), net)}.`,
    odds.length === 1
      ? 'São as melhores odds que tenho; cobrir paga a margem das casas de novo.'
      : 'Cobrir paga a margem das casas de novo.',
  )
}
