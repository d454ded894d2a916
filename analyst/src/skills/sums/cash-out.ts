import { sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import { allOf, holds } from './facts.ts'
import { countedAs } from './rates.ts'
import { difference, money, odd, type Solver, share } from './sum.ts'

/** What a house offers for an open bet, beside what the bet is worth by the match's chance. */
export const cashOut: Solver = (sum) => {
  const { facts, market, scene } = sum
  const [offer] = allOf(facts, 'offer')
  const [stake] = allOf(facts, 'stake')
  const [price] = allOf(facts, 'odd')
  const [pays] = allOf(facts, 'pays')
  if (offer === undefined || stake === undefined || !holds(facts, countedAs(facts, 'offer', 'stake', 'odd', 'pays')))
    return null
  const back = pays ?? (price === undefined ? undefined : stake * price)
  if (back === undefined) return null
  const backSum = pays === undefined ? `(${money(stake)} × ${odd(price ?? 0)})` : money(pays)
  const needed = `${money(offer)} ÷ ${backSum} = **${share(offer / back)}**`
  const isKnown =
    market !== null && scene?.phase === 'ahead' && !/\b(?:\d ?x ?\d|vivo|rolando|minutos)\b/.test(sum.text)
  if (!isKnown)
    return sentences(
      `Só é justo pegar se a chance de a aposta bater, como o jogo está, for menor do que ${needed}.`,
      `Pegando, ficam ${difference(money(offer), money(stake), offer - stake)}; esperando, ${backSum} = ${money(back)} ou nada.`.replace(
        /; esperando, (R\$ [\d.,]+) = \1/,
        '; esperando, $1',
      ),
      'A chance com a bola rolando eu não tenho. Em geral a oferta paga um pouco menos do que a aposta vale, porque a casa cobra margem de novo.',
    )
  const worth = market.pooledChance * back
  return sentences(
    `${offer >= worth ? 'Na conta, sim: a oferta paga mais do que a aposta vale' : 'Na conta, não: a oferta paga menos do que a aposta vale'}. Com a chance de hoje de ${inSentence(market)}, ela vale ${share(market.pooledChance)} × ${pays === undefined ? `${money(stake)} × ${odd(price ?? 0)}` : money(pays)} = **${money(worth)}**, contra ${money(offer)}.`,
    `A oferta só seria justa com chance de ${needed}.`,
    `Pegando, ficam ${difference(money(offer), money(stake), offer - stake)}; esperando, tudo ou nada. Sair também faz sentido para quem não quer mais o risco.`,
  )
}
