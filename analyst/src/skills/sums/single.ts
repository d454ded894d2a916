import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeEdge } from '@prancheta/core/chat/figures.ts'
import { STAKE_MAX } from '@prancheta/core/value/kelly.ts'
import { paragraphs, sentences } from '#scene.ts'
import { chanceFactor } from '#writers/exact-share.ts'
import { inSentence } from '#writers/market-words.ts'
import { allOf, holds } from './facts.ts'
import { failsIn, inMarket, mayComeBack, money, odd, type Solver, type Sum, share } from './sum.ts'

const TAX = 'O imposto não está nessa conta: de imposto eu não dou orientação, e quem responde é a Receita Federal.'

/** The price that a sum is made with: the reader's own, a named house's, or the best that the match has. */
export function priceOf({ facts, market, scene, house, text }: Sum): { odd: number; at: string } | null {
  const [own] = allOf(facts, 'odd')
  if (own !== undefined) return { odd: own, at: '' }
  if (!market || scene?.phase !== 'ahead') return null
  if (/\bodd justa\b|\bpreco justo\b/.test(text)) return { odd: market.fairOdd, at: ', a odd justa' }
  const named = house === null ? undefined : market.prices.find((price) => price.house === house)
  if (named) return { odd: named.odd, at: `, na ${cleanName(named.house)}` }
  return market.bestOdd === null || house !== null
    ? null
    : { odd: market.bestOdd, at: market.house === null ? '' : `, a melhor, na ${cleanName(market.house)}` }
}

/** What one bet brings back, and what of it is profit. */
export const payout: Solver = (sum) => {
  const { facts, asks, market } = sum
  const isOwn = holds(facts, { stake: 1, odd: 1 }) || isGuessed(sum)
  if (!isOwn && !(holds(facts, { stake: 1 }) && market)) return null
  if (!asks.has('back') && !asks.has('profit')) return null
  if (
    asks.has('breakEven') ||
    asks.has('double') ||
    (!sum.goesOn && /\ba mais\b/.test(sum.text)) ||
    /\b(?:diferenca|em vez)\b/.test(sum.text)
  )
    return null
  const [stake = 0] = allOf(facts, 'stake')
  const price = priceOf(sum)
  if (!price) return null
  if (asks.has('free')) return ofFreeBet(sum, stake, price.odd)
  const where = `${inMarket(market)} a ${odd(price.odd)}${price.at}`
  const isPast = /\b(?:e ganhei|e bateu|deu green|ja bateu|bateu ontem)\b/.test(sum.text)
  const back = `${money(stake)} × ${odd(price.odd)} = **${money(stake * price.odd)}**`
  const profit = `${money(stake)} × (${odd(price.odd)} − 1) = **${money(stake * (price.odd - 1))}**`
  if (sum.before === payout && /\b(?:descont\w+|menos|tirando|abatendo)\b/.test(sum.text)) return null
  const isProfitOnly = asks.has('profit') && !/\b(?:volta|retorn\w+|recebo|cai)\b/.test(sum.text)
  return paragraphs(
    sentences(
      /\b(?:quer dizer|significa)\b/.test(sum.text) ? 'Não: a odd multiplica o que se aposta.' : null,
      verdictOnGuess(sum, stake, price.odd),
      isProfitOnly
        ? `${money(stake)}${where}: o lucro ${isPast ? 'foi' : 'é'} ${profit}${isPast ? '' : ', se bater'}.`
        : `${money(stake)}${where}: se bater, voltam ${back}, já com os seus ${money(stake)} dentro; o lucro é ${profit}.`,
      isPast ? null : ifNot(market, stake),
      isPast ? null : failsIn(market),
      market && asks.has('value') && allOf(facts, 'odd').length > 0 ? worthAt(market, price.odd) : null,
    ),
    asks.has('tax') ? TAX : null,
  )
}

/** What a bet leaves that does not win. */
const ifNot = (market: BriefedMarket | null, stake: number): string =>
  market?.id.startsWith('drawNoBet.')
    ? `Se empatar, os ${money(stake)} voltam; se perder, vão junto.`
    : market && mayComeBack(market)
      ? `Se for anulada, no todo ou na metade, essa parte dos ${money(stake)} volta; o resto se perde.`
      : `Se não bater, perdem-se os ${money(stake)}.`

/** Whether a price is more than fair, in a sentence of its own. */
const worthAt = (market: BriefedMarket, price: number): string =>
  `${market.pooledChance * price > 1 ? 'Tem valor' : 'Não tem valor'} na odd de ${odd(price)} que você citou: em ${inSentence(market)}, ${chanceFactor(market.pooledChance, price)} × ${odd(price)} − 1 = ${writeEdge(market.pooledChance * price - 1)} de edge.`

const isGuessed = ({ facts }: Sum): boolean => holds(facts, { stake: 1, odd: 1, guess: 2 })

/** 'Eu ganho 40 ou 50?' */
function verdictOnGuess({ facts }: Sum, stake: number, price: number): string | null {
  const guesses = allOf(facts, 'guess')
  if (guesses.length === 0) return null
  const right = guesses.find((guess) => Math.abs(guess - stake * price) < 0.5)
  return right === undefined ? 'Nem um nem outro.' : `${money(right)}, e não é tudo ganho.`
}

const ofFreeBet = ({ market }: Sum, stake: number, price: number): string =>
  sentences(
    `Se bater, caem ${money(stake)} × (${odd(price)} − 1) = **${money(stake * (price - 1))}**: isso mesmo, a aposta grátis em geral não devolve a stake.`,
    'Confira o regulamento da casa: se ela devolver a stake ou exigir que o valor gire antes do saque, a conta muda.',
    failsIn(market),
  )

/** What has to be put on a bet to win so much. */
export const toWin: Solver = (given) => {
  const sum = { ...given, market: likeliest(given) ?? given.market }
  const { facts, asks, market, text } = sum
  if (!asks.has('stake') || /\b(?:metade|divid\w+)\b/.test(text)) return null
  const [bank] = allOf(facts, 'bankroll')
  const counts = { bankroll: allOf(facts, 'bankroll').length }
  if (!holds(facts, { ...counts, goal: 1, odd: 1 }) && !(holds(facts, { ...counts, goal: 1 }) && market)) return null
  const [goal = 0] = allOf(facts, 'goal')
  const price = priceOf(sum)
  if (!price) return null
  const isWhole = /\b(?:receber|voltar|volte|retorno|sair com|de volta)\b/.test(text)
  const stake = isWhole ? goal / price.odd : goal / (price.odd - 1)
  return sentences(
    isWhole
      ? `Para receber ${money(goal)} ao todo${inMarket(market)} a ${odd(price.odd)}${price.at}: ${money(goal)} ÷ ${odd(price.odd)} = **${money(stake)}** apostados.`
      : `Para lucrar ${money(goal)}${inMarket(market)} a ${odd(price.odd)}${price.at}: ${money(goal)} ÷ (${odd(price.odd)} − 1) = **${money(stake)}** apostados.`,
    bank === undefined
      ? null
      : `${stake / bank > STAKE_MAX ? 'Não cabe' : 'Cabe'}: ${money(stake)} ÷ ${money(bank)} = **${share(stake / bank)}** da banca, e a nossa conta nunca passa de 5% da banca em uma aposta: ${money(bank)} × 5% = ${money(bank * STAKE_MAX)}.`,
    'Se não bater, esse valor se perde inteiro.',
    failsIn(market),
    'O tamanho de uma aposta sai da banca, e não do lucro que se quer.',
  )
}

/** 'Na aposta mais provável da lista': the likeliest that a house quotes. */
const likeliest = ({ scene, text }: Sum): BriefedMarket | null =>
  scene?.phase === 'ahead' && /\bmais (?:provavel|chance)\b/.test(text)
    ? (scene.briefing.markets
        .filter(({ bestOdd }) => bestOdd !== null)
        .toSorted((one, other) => other.pooledChance - one.pooledChance)[0] ?? null)
    : null
