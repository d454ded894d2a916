import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { shownShare, writeEdge } from '@prancheta/core/chat/figures.ts'
import { EDGE_MIN } from '@prancheta/core/confidence/is-recommended.ts'
import { sentences } from '#scene.ts'
import { chanceFactor } from '#writers/exact-share.ts'
import { inSentence } from '#writers/market-words.ts'
import { ruleOn } from '#writers/offered-odd.ts'
import { allOf, holds } from './facts.ts'
import { countedAs } from './rates.ts'
import { priceOf } from './single.ts'
import { inMarket, money, odd, type Solver, share } from './sum.ts'

/** A price that the reader found for a market of this match: whether it pays more than is fair. */
export const offered: Solver = ({ facts, asks, market, markets, scene, text, says }) => {
  if (!market || scene?.phase !== 'ahead' || !(asks.has('value') || asks.has('fair') || WORTH.test(text))) return null
  if (!says && !asks.has('fair')) return null
  if (
    /\boutra casa\b|\bqual (?:ta|esta|e) (?:o )?(?:cert\w+|valendo)\b|\bqual (?:eu |que eu )?(?:considero|uso|devo)\b|\batualiz\w+/.test(
      text,
    )
  )
    return null
  if (markets.length > 1 || asks.has('cover') || SEVERAL.test(text)) return null
  // Who also asks what it brings wants the stake of before in it.
  if (/\bganho quanto\b|\bquanto (?:ganho|volta)\b/.test(text) && allOf(facts, 'stake').length === 0) return null
  const odds = allOf(facts, 'odd')
  const price = odds.at(-1)
  // 'Caiu de 2.20 pra 1.95' names what it was before.
  if (price === undefined || (odds.length > 1 && !/\b(?:caiu|subiu|foi|era|estava|tava|cair|subir|agora)\b/.test(text)))
    return null
  if (odds.length > 2 || !holds(facts, countedAs(facts, 'odd', 'stake')) || allOf(facts, 'stake').length > 1)
    return null
  const { pooledChance, fairOdd, bestOdd, house } = market
  const edge = shownShare(pooledChance * price - 1)
  const verdict =
    edge === 0 || odd(price) === odd(fairOdd)
      ? 'Paga só o justo, e não tem valor,'
      : edge <= 0
        ? 'Não tem valor'
        : edge < EDGE_MIN
          ? 'Tem pouco valor'
          : 'Tem valor'
  const isFair = asks.has('fair')
  return sentences(
    isFair ? `A partir da odd justa de ${inSentence(market)}, **${odd(fairOdd)}**: só acima dela há valor.` : null,
    `${verdict} na odd de **${odd(price)}** que você citou: em ${inSentence(market)}, ${chanceFactor(pooledChance, price)} × ${odd(price)} − 1 = **${writeEdge(edge)}** de edge.`,
    isFair
      ? null
      : `A odd justa de ${inSentence(market)} é ${odd(fairOdd)}, de ${share(pooledChance)} de chance${edge <= 0 ? ', e só acima dela haveria valor' : ''}.`,
    edge > 0 ? ruleOn(scene, market, edge) : null,
    edge > 0 ? `Preço não é certeza: ${inSentence(market)} falha em ${share(1 - pooledChance)} das vezes.` : null,
    bestOdd !== null && house !== null && price > bestOdd * FAR_ABOVE
      ? `O melhor preço de ${inSentence(market)} que encontrei é ${odd(bestOdd)}, na ${cleanName(house)}. O seu é muito maior: confira se é mesmo esse mercado.`
      : null,
    bestOdd !== null && bestOdd > price && house !== null
      ? `O melhor preço de ${inSentence(market)} que encontrei é ${odd(bestOdd)}, na ${cleanName(house)}.`
      : null,
  )
}

/** A price so far above all others is more often another bet than a gift. */
const FAR_ABOVE = 1.2

/** A price of several together is none of one of them. */
const SEVERAL = /\b(?:combinad\w+|junt\w+|multiplas?|bilhete|casadinha|resum\w+)\b/
const WORTH =
  /\b(?:aproveit\w+|esmagad\w+|dar mole|furada|cilada|faz sentido|roubada|pagando (?:bem|mal)|entro|conferir)\b/

/** A bet that was made at one price and now has another: whether the earlier one was the better. */
export const bought: Solver = ({ facts, text, market, scene }) => {
  const [then, now] = allOf(facts, 'odd')
  if (
    then === undefined ||
    now === undefined ||
    !holds(facts, countedAs(facts, 'odd', 'stake')) ||
    allOf(facts, 'odd').length !== 2
  )
    return null
  if (!/\b(?:peguei|entrei|comprei|apostei|coloquei|botei|fechei)\b.*\b(?:agora|hoje|ja)\b/.test(text)) return null
  if (!/\b(?:negocio|fiz bem|fiz certo|bom preco|peguei bem|boa)\b/.test(text)) return null
  const isBetter = then > now
  return sentences(
    `${isBetter ? 'Sim, no preço' : 'No preço, não'}: você pegou ${odd(then)}, que embute 1 ÷ ${odd(then)} = ${share(1 / then)}, e agora a odd ${odd(now)} embute 1 ÷ ${odd(now)} = ${share(1 / now)}.`,
    isBetter
      ? 'O mercado passou a ver mais chance do que quando você entrou; isso não garante o resultado.'
      : 'O mercado passou a ver menos chance do que quando você entrou.',
    market && scene?.phase === 'ahead'
      ? `Pela análise, ${inSentence(market)} a ${odd(then)} tem ${chanceFactor(market.pooledChance, then)} × ${odd(then)} − 1 = **${writeEdge(market.pooledChance * then - 1)}** de edge.`
      : null,
  )
}

/** Whether what comes back holds the stake: asked of the bet just told. */
export const stakeInside: Solver = (sum) => {
  const { facts, text, goesOn, market } = sum
  if (
    !goesOn ||
    !/\b(?:dentro|por cima|inclus\w+|incluid\w+|incluindo|ja (?:tem|conta|esta)|lucro tudo|tudo lucro|a parte)\b/.test(
      text,
    )
  )
    return null
  const [stake] = allOf(facts, 'stake')
  const price = priceOf(sum)
  if (stake === undefined || !price || allOf(facts, 'odd').length > 1) return null
  return sentences(
    `Já estão dentro: dos ${money(stake)} × ${odd(price.odd)} = ${money(stake * price.odd)} que voltam${inMarket(market)}, ${money(stake)} são os seus e ${money(stake)} × (${odd(price.odd)} − 1) = **${money(stake * (price.odd - 1))}** são lucro.`,
  )
}
