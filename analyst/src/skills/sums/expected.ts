import { shownShare, writeEdge } from '@prancheta/core/chat/figures.ts'
import { sentences } from '#scene.ts'
import { chanceFactor, meanFactor } from '#writers/exact-share.ts'
import { inSentence } from '#writers/market-words.ts'
import { allOf } from './facts.ts'
import { priceOf } from './single.ts'
import { gainOrLoss, mayComeBack, money, odd, type Solver, share } from './sum.ts'

const MEAN = /\b(?:esperad[oa]s?|ev|expectativa|em media|na media|longo prazo)\b/

/** What a bet of the reader's leaves on average by the match's chance. */
export const expectedHere: Solver = (sum) => {
  const { facts, market, scene, text } = sum
  const [stake] = allOf(facts, 'stake')
  const price = priceOf(sum)
  if (!market || scene?.phase !== 'ahead' || stake === undefined || !price || !MEAN.test(text) || mayComeBack(market))
    return null
  if (allOf(facts, 'chance').length > 0 || allOf(facts, 'odd').length > 1 || allOf(facts, 'stake').length > 1)
    return null
  if (allOf(facts, 'bets', 'times', 'weeks').length > 0) return null
  // As it is shown, so that the written sum holds.
  const chance = shownShare(market.pooledChance)
  const edge = chance * price.odd - 1
  const factor = share(chance)
  return sentences(
    `Em média, ${money(stake)} em ${inSentence(market)} a ${odd(price.odd)}${price.at}: ${money(stake)} × (${edge < 0 ? `1 − ${factor} × ${odd(price.odd)}` : `${factor} × ${odd(price.odd)} − 1`}) = ${gainOrLoss(stake * edge)} por aposta.`,
    `Numa só, ou voltam ${money(stake)} × ${odd(price.odd)} = ${money(stake * price.odd)}, ou se perdem os ${money(stake)}; a média só aparece em muitas, e só se a chance estiver certa.`,
  )
}

/** 'Acerto 57% a 1,70: perco quanto por cada 100 apostados?' */
export const perHundred: Solver = ({ facts, text }) => {
  const [rate] = allOf(facts, 'chance')
  const [price] = allOf(facts, 'odd')
  const [, digits] =
    /\b(?:(?:por cada|a cada|cada) (?:r )?(?=\d+(?: reais)? apost)|(?:por cada|a cada|cada|em) (?:r )?(?=\d+(?: reais)? (?:investid|que)|\d+ reais apost))(\d{1,5})\b/.exec(
      text,
    ) ?? []
  if (rate === undefined || price === undefined || digits === undefined || allOf(facts, 'odd').length > 1) return null
  if (!/\b(?:perd\w+|ganh\w+|lucr\w+|rend\w+|sobr\w+|prejuizo)\b/.test(text)) return null
  const [edge, each] = [rate * price - 1, Number(digits)]
  return sentences(
    `A cada ${money(each)} apostados, ${money(each)} × (${edge < 0 ? `1 − ${meanFactor(rate, price, each)} × ${odd(price)}` : `${meanFactor(rate, price, each)} × ${odd(price)} − 1`}) = ${gainOrLoss(each * edge)} em média, um retorno de ${writeEdge(edge)}.`,
    `A ${odd(price)}, para empatar é preciso acertar 1 ÷ ${odd(price)} = ${share(1 / price)}.`,
  )
}

/** 'Metade a 1,50 com 65% e metade a 3,00 com 35%': each part by itself, and all together. */
export const mixed: Solver = ({ facts, text }) => {
  const [odds, rates] = [allOf(facts, 'odd'), allOf(facts, 'chance')]
  if (odds.length !== 2 || rates.length !== 2 || !/\bmetade\b|\bum terco\b|\bparte\b|\boutras?\b/.test(text))
    return null
  if (
    /\b(?:multipla|dupla|bilhete|combinada|pernas?)\b/.test(text) ||
    !/\b(?:lucro|prejuizo|ganh\w+|perd\w+|positiv\w+|retorno|roi)\b/.test(text)
  )
    return null
  const [one = 0, other = 0] = odds.map((price, at) => price * (rates[at] ?? 0) - 1)
  const all = (one + other) / 2
  const told = (at: number): string =>
    `${chanceFactor(rates[at] ?? 0, odds[at] ?? 0)} × ${odd(odds[at] ?? 0)} − 1 = ${writeEdge(at === 0 ? one : other)}`
  return sentences(
    `${all > 0 ? 'No lucro' : all < 0 ? 'No prejuízo' : 'No zero a zero'}, em média: a ${odd(odds[0] ?? 0)}, ${told(0)}; a ${odd(odds[1] ?? 0)}, ${told(1)}; metade de cada, **${writeEdge(all)}** de cada real apostado, com o mesmo valor em todas.`,
    one * other < 0
      ? `Quem segura a conta são as de ${odd((one > other ? odds[0] : odds[1]) ?? 0)}; as outras tiram.`
      : null,
    'Taxa de acerto só se conhece bem em centenas de apostas; em poucas, ela engana.',
  )
}
