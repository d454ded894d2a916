import { writeList } from '@prancheta/core/chat/figures.ts'
import { bullets, findMarket, paragraphs, sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import { allOf, holds } from './facts.ts'
import { money, odd, type Solver, share } from './sum.ts'

const RESULTS = ['result.home', 'result.draw', 'result.away']

/** What the odds of all results of a bet hold beyond a hundred percent, and the chances without it. */
export const margin: Solver = ({ facts, text, scene, before }) => {
  const said = allOf(facts, 'odd')
  // '1,90 dos dois lados' says one odd for both.
  const isTwice =
    said.length === 1 && /\b(?:dois|ambos os|cada) lados?\b|\b(?:em|pra|para) (?:cada|os dois)\b/.test(text)
  const odds = isTwice ? [...said, ...said] : said
  if (odds.length < 2 || odds.length > 3 || !holds(facts, { odd: said.length })) return null
  const isOfMargin = /\b(?:margem|comendo|come|cobra\w*|vig|juice|overround|mordida|morde\w*|fica com)\b/.test(text)
  if (!isOfMargin && before !== margin) return null
  const inverse = odds.reduce((sum, price) => sum + 1 / price, 0)
  const parts = odds.map((price) => `1 ÷ ${odd(price)}`).join(' + ')
  const fair = odds.map((price) => 1 / price / inverse)
  const rows = scene && odds.length === 3 ? RESULTS.flatMap((id) => findMarket(scene, id) ?? []) : []
  if (/\b(?:sua conta|voce|voces|analise|bate com)\b/.test(text) && rows.length === odds.length) {
    const gaps = rows.map(({ pooledChance }, at) => Math.abs(pooledChance - (fair[at] ?? 0)))
    return paragraphs(
      Math.max(...gaps) < CLOSE ? 'Bate, com pouca diferença:' : 'Não bate em tudo:',
      bullets(
        rows.map(
          (market, at) =>
            `${inSentence(market)}: ${share(market.pooledChance)} na análise; nas suas odds, sem a margem, 1 ÷ ${odd(odds[at] ?? 1)} ÷ (${parts}) = ${share(fair[at] ?? 0)}`,
        ),
      ),
    )
  }
  if (/\b(?:tirando|sem|reais|real|cada|limpas?)\b/.test(text) && /\b(?:chances?|probabilidades?|probs?)\b/.test(text))
    return `Sem a margem, na ordem das odds: ${odds.map((price, at) => `1 ÷ ${odd(price)} ÷ (${parts}) = **${share(fair[at] ?? 0)}**`).join('; ')}.`
  return sentences(
    `A casa fica com ${parts} − 1 = **${share(inverse - 1)}** de margem${inverse < 1 ? ', ou seja, não cobra nada aqui' : ''}.`,
    'Quanto menor, mais perto do justo ela paga.',
  )
}

const CLOSE = 0.02

/** One sum over two results of this match at their best prices, so that either brings the same. */
export const splitHere: Solver = ({ facts, asks, markets, scene }) => {
  const [fund] = allOf(facts, 'stake', 'bankroll')
  if (fund === undefined || markets.length < 2 || scene?.phase !== 'ahead' || !asks.has('split')) return null
  if (!holds(facts, allOf(facts, 'stake').length === 1 ? { stake: 1 } : { bankroll: 1 })) return null
  const priced = markets.flatMap((market) => (market.bestOdd === null ? [] : [{ market, price: market.bestOdd }]))
  if (priced.length < markets.length) return null
  const inverse = priced.reduce((sum, { price }) => sum + 1 / price, 0)
  const parts = priced.map(({ price }) => `1 ÷ ${odd(price)}`).join(' + ')
  const back = fund / inverse
  const prices = writeList(priced.map(({ market, price }) => `${inSentence(market)} a ${odd(price)}`))
  const each = writeList(
    priced.map(
      ({ market, price }) => `${money(back)} ÷ ${odd(price)} = **${money(back / price)}** em ${inSentence(market)}`,
    ),
  )
  return sentences(
    `Nas melhores odds, ${prices}: ${money(fund)} ÷ (${parts}) = **${money(back)}** de volta, que se dividem em ${each}.`,
    'Se sair outro resultado, perde-se tudo.',
  )
}
