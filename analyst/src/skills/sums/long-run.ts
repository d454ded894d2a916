import { writeEdge } from '@prancheta/core/chat/figures.ts'
import { STAKE_MAX } from '@prancheta/core/value/kelly.ts'
import { sentences } from '#scene.ts'
import { chanceFactor, meanFactor } from '#writers/exact-share.ts'
import { inSentence } from '#writers/market-words.ts'
import { allOf, holds } from './facts.ts'
import { countedAs } from './rates.ts'
import { priceOf } from './single.ts'
import { gainOrLoss, money, odd, percent, type Solver, share } from './sum.ts'

/** How many losses in a row a bankroll bears, at so much each. */
export const lasts: Solver = ({ facts, text }) => {
  if (!/\b(?:acab\w+|zer\w+|dur\w+|aguent\w+|quebr\w+|sobr\w+|posso perder|da pra perder)\b/.test(text)) return null
  const [bank] = allOf(facts, 'bankroll')
  const [stake] = allOf(facts, 'stake', 'unit')
  const [part] = allOf(facts, 'bankShare', 'chance')
  if (bank === undefined) return null
  if (
    part !== undefined &&
    /\b(?:sobr\w+|rest\w+|que tiver|cada vez)\b/.test(text) &&
    holds(facts, countedAs(facts, 'bankroll', 'bankShare', 'chance', 'stake'))
  ) {
    const half = Math.ceil(Math.log(0.5) / Math.log(1 - part))
    return `Nunca acaba de todo: cada derrota leva ${share(part)} do que sobrou, e o valor vai encolhendo junto. Depois de ${half} derrotas seguidas já foi mais da metade dos ${money(bank)}.`
  }
  if (stake === undefined || !/\b(?:err\w+|perd\w+|derrotas?|seguid\w+|aguent\w+)\b/.test(text)) return null
  if (
    !holds(facts, countedAs(facts, 'bankroll', 'stake', 'unit', 'bankShare')) ||
    allOf(facts, 'stake', 'unit').length > 1
  )
    return null
  return `${money(bank)} ÷ ${money(stake)} = **${Math.floor(bank / stake)}** seguidas até acabar. Se acabar antes do prazo, acabou: não reponha.`
}

/** What is left of a bankroll when the same share of it is lost so often. */
export const shrunk: Solver = ({ facts, text, asks, before }) => {
  const [bank] = allOf(facts, 'bankroll', 'stake', 'reach')
  const [part] = allOf(facts, 'bankShare', 'chance')
  const [times] = allOf(facts, 'times', 'lost')
  if (bank === undefined || part === undefined || times === undefined || times > 40) return null
  if (!/\b(?:sobra\w*|resta\w*|fico|ficaria|cai|queda)\b/.test(text) && !asks.has('recover') && before !== shrunk)
    return null
  const left = bank * (1 - part) ** times
  if (asks.has('recover') && /\b(?:voltar|recuperar|subir)\b/.test(text) && !/\bsobra/.test(text))
    return `Para voltar aos ${money(bank)} é preciso subir ${money(bank)} ÷ ${money(left)} − 1 = **${share(bank / left - 1)}** sobre os ${money(left)} que sobraram, com ${share(part)} por aposta. Quanto maior a fatia, mais longe fica a volta.`
  return `Sobram **${money(left)}**: cada derrota deixa 100% − ${share(part)} = ${share(1 - part)} do que havia, e ${money(bank)} ${Array.from({ length: Math.min(times, 8) }, () => `× ${share(1 - part)}`).join(' ')}${times > 8 ? ' e assim por diante' : ''} = ${money(left)}.`
}

/** A share of the bankroll in one bet, with no bankroll told. */
export const muchShare: Solver = ({ facts, text, scene }) => {
  if (scene) return null
  const [part] = allOf(facts, 'bankShare')
  if (
    part === undefined ||
    !holds(facts, { bankShare: 1 }) ||
    !/\b(?:muito|demais|exager\w+|alto|pesado|arriscado|errado)\b/.test(text)
  )
    return null
  return part > STAKE_MAX
    ? `É muito: a nossa conta nunca passa de 5% da banca em uma aposta, e quase sempre dá bem menos. Com ${share(part)}, poucas derrotas seguidas já levam boa parte, e a volta pede um ganho maior do que a perda.`
    : `Fica dentro do teto de 5% da banca em uma aposta, mas teto não é sugestão: sem valor no preço, não se aposta nada.`
}

/** What a bet brings on average when it is made so often. */
export const onAverage: Solver = (sum) => {
  const { facts, market, text, scene } = sum
  const [part] = allOf(facts, 'bankShare')
  const [bank] = allOf(facts, 'bankroll', 'unit', 'stake')
  const [own] = allOf(facts, 'chance')
  const [weeks, perWeek] = [allOf(facts, 'weeks')[0], allOf(facts, 'perWeek')[0]]
  const times =
    allOf(facts, 'bets', 'times')[0] ?? (weeks !== undefined && perWeek !== undefined ? weeks * perWeek : undefined)
  const stake = part !== undefined && bank !== undefined ? bank * part : allOf(facts, 'stake')[0]
  const price = priceOf(sum)
  const chance = own === undefined ? (scene?.phase === 'ahead' ? market?.pooledChance : undefined) : own
  if (times === undefined || stake === undefined || !price || chance === undefined) return null
  if (/\biguais\b/.test(text)) return null
  if (!/\b(?:em media|media|esperad\w+|longo prazo|termin\w+|ganharia|perderia|mais ou menos|no fim)\b/.test(text))
    return null
  // Several bets, each at its own price, have no one mean; nor has a stake that was put on another market.
  if (allOf(facts, 'stake').length > 1 || allOf(facts, 'odd').length > 1) return null
  const edge = chance * price.odd - 1
  return sentences(
    `Em média, ${part === undefined || bank === undefined ? money(stake) : `${money(bank)} × ${percent(part)}`} × ${times} × (${edge < 0 ? `1 − ${meanFactor(chance, price.odd, stake * times)} × ${odd(price.odd)}` : `${meanFactor(chance, price.odd, stake * times)} × ${odd(price.odd)} − 1`}) = ${gainOrLoss(stake * times * edge)}${own === undefined && market ? `, em ${inSentence(market)}${price.at}` : ''}.`,
    `São ${chanceFactor(chance, price.odd)} × ${odd(price.odd)} − 1 = ${writeEdge(edge)} por real apostado${own === undefined && market ? ` em ${inSentence(market)}` : ''}.`,
    'É só a média: uma sequência real fica bem acima ou bem abaixo dela, e se a chance estiver errada a conta muda de sinal.',
  )
}

/** How many of so many bets have to win for a profit of so much. */
export const hitsFor: Solver = ({ facts, text, before }) => {
  const [bets, price, stake, goal] = (['bets', 'odd', 'stake', 'goal'] as const).map((role) => allOf(facts, role)[0])
  if (bets === undefined || price === undefined || stake === undefined || goal === undefined) return null
  if (
    !holds(facts, { bets: 1, odd: 1, stake: 1, goal: 1 }) ||
    (before !== hitsFor && !/\bquant[ao]s\b|\bacert\w+/.test(text))
  )
    return null
  const hits = (bets + goal / stake) / price
  return sentences(
    `É preciso acertar (${bets} + ${money(goal)} ÷ ${money(stake)}) ÷ ${odd(price)} = **${odd(hits)}**, arredondando para cima.`,
    hits > bets
      ? 'Com essa odd, nem acertando todas.'
      : `Só para empatar seriam ${bets} ÷ ${odd(price)} = ${odd(bets / price)}.`,
  )
}

/** The longest run of losses to be expected among so many bets. */
export const longestRun: Solver = ({ facts, text, before }) => {
  const [rate] = allOf(facts, 'chance')
  const [bets] = allOf(facts, 'times', 'bets')
  if (
    rate === undefined ||
    bets === undefined ||
    bets < 20 ||
    !holds(facts, countedAs(facts, 'chance', 'times', 'bets'))
  )
    return null
  if (
    before !== longestRun &&
    !(/\b(?:maior|pior|mais longa)\b/.test(text) && /\b(?:sequencia|serie|seguid\w+)\b/.test(text))
  )
    return null
  const hit = rate
  const run = Math.round(Math.log(bets * hit) / Math.log(1 / (1 - hit)))
  return sentences(
    `Umas **${run} derrotas seguidas**, mais ou menos: com ${share(hit)} de acerto, é o tamanho que uma sequência ruim costuma alcançar em ${bets} apostas.`,
    'Duas ou três a mais ainda são normais, e por isso cada aposta deve ser uma parte pequena da banca.',
  )
}

/** So many lost in a row of so much each: the sum, and no next bet. */
export const lostInRow: Solver = ({ facts, text }) => {
  const [times] = allOf(facts, 'times', 'lost')
  const [each] = allOf(facts, 'stake')
  if (
    times === undefined ||
    each === undefined ||
    !/\bperdi\b/.test(text) ||
    !holds(facts, countedAs(facts, 'times', 'lost', 'stake'))
  )
    return null
  if (allOf(facts, 'times', 'lost').length > 1 || allOf(facts, 'stake').length > 1) return null
  return `Foram ${money(each)} × ${times} = **${money(each * times)}**. Dói mesmo, e sequência assim acontece até com quem acerta bastante; a próxima aposta não sabe das anteriores, então não há o que correr atrás hoje.`
}
