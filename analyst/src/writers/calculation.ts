import {
  shownShare,
  writeEdge,
  writeMoney,
  writeOdd,
  writeShare,
  writeStakeShare,
} from '@prancheta/core/chat/figures.ts'
import { KELLY_SHARE, STAKE_MAX } from '@prancheta/core/value/kelly.ts'
import type { Ask } from '../reading/ask.ts'
import { MULTIPLE } from '../reading/is-calculation.ts'
import { namedIn, paragraphs, type Scene, sentences } from '../scene.ts'
import { chanceFactor, edgeFactor, fairFactor, meanFactor, stakeFactor } from './exact-share.ts'
import { inSentence } from './market-words.ts'
import { tellOwnRecord } from './own-record.ts'
import { stakeOf, tellReturn } from './payout.ts'

/** The reader's own numbers and nothing else, each step shown. It needs no match. */
export function writeCalculation(ask: Ask, scene: Scene | null): string {
  const { offeredOdd: odd, given } = ask
  const stake = stakeOf(given)
  const record = tellOwnRecord(ask)
  if (record !== null) return record
  const parts = [
    given.times !== null && given.chance === null && stake !== null && !WON.test(ask.text)
      ? `${writeMoney(stake)} × ${given.times} = **${writeMoney(given.times * stake)}**: é o que se perde se nenhuma dessas apostas bater.`
      : null,
    given.bankroll !== null && given.stakeShare !== null && odd === null
      ? `${writeMoney(given.bankroll)} × ${stakeFactor(given.stakeShare, given.bankroll)} = **${writeMoney(given.bankroll * given.stakeShare)}**. É um limite para cada aposta, não um convite: a conta de cada mercado pode dar menos, ou nada.`
      : null,
    given.times !== null && given.chance !== null ? allOf(given.times, given.chance, LOSING.test(ask.text)) : null,
    odd !== null && given.chance !== null ? edgeOfOwn(odd, given) : null,
    odd !== null && given.chance === null && !(given.otherOdd !== null && MULTIPLE.test(ask.text))
      ? `A odd ${writeOdd(odd)} embute 1 ÷ ${writeOdd(odd)} = **${writeShare(1 / odd)}** de probabilidade, já com a margem da casa dentro. Só há valor se a chance real for maior${TAXED.test(ask.text) ? '' : '; para empatar no longo prazo, é preciso acertar essa parte das vezes'}.`
      : null,
    odd === null && given.chance !== null && given.times === null
      ? `Com ${writeShare(given.chance)} de chance, a odd justa é 1 ÷ ${fairFactor(given.chance)} = **${writeOdd(1 / given.chance)}**. Só um preço acima dela teria valor.`
      : null,
    odd !== null && given.otherOdd !== null
      ? MULTIPLE.test(ask.text)
        ? bothIn(odd, given.otherOdd)
        : AT_HOUSES.test(ask.text)
          ? atTwoHouses(odd, given.otherOdd, stake)
          : twoOdds(odd, given.otherOdd)
      : null,
    odd !== null && given.chance !== null && stake !== null ? onAverage(stake, odd, given.chance) : null,
    odd !== null && stake !== null ? tellReturn(stake, odd, scene && namedIn(scene)) : null,
    scene && given.chance !== null ? oursBeside(scene) : null,
  ]
  if (parts.every((part) => part === null)) return 'Diga a odd e a chance, e eu mostro a conta passo a passo.'
  return paragraphs(...parts, 'São os seus números, não os da análise.')
}

/** What such a bet brings or costs on average, each time it is made. */
function onAverage(stake: number, odd: number, chance: number): string {
  const mean = stake * (chance * odd - 1)
  return `Em média, cada aposta assim ${mean >= 0 ? 'renderia' : 'custaria'} ${writeMoney(stake)} × (${meanFactor(chance, odd, stake)} × ${writeOdd(odd)} − 1) = **${writeMoney(mean).replace('-', '−')}**.`
}

/** Only of different matches: within one, bets go together. */
const allOf = (times: number, chance: number, isLosing: boolean): string => {
  const each = isLosing ? 1 - chance : chance
  const way = isLosing
    ? `Errar os ${times}, com 100% − ${writeShare(chance)} = ${writeShare(each)} em cada`
    : `Acertar os ${times}`
  return `${way}: ${Array.from({ length: times }, () => writeShare(each)).join(' × ')} = **${writeShare(each ** times)}**, se forem jogos diferentes, que não dependem um do outro. No mesmo jogo não se multiplica.`
}

/** What is taken from each win is not in the price: more than that must be hit. */
const TAXED = /\b(?:impostos?|taxas?|descont\w+|comissao|tribut\w+)\b/
/** What was won in so many bets is not what each of them costs. */
const WON = /\b(?:ganhei|lucrei|faturei|ganhamos|fiz um lucro|lucro de)\b/
const LOSING = /\b(?:reds?|perd(?:i|emos|endo|er|as?|eu)|err(?:ei|ar|ando)|derrotas?)\b/

const twoOdds = (one: number, other: number): string =>
  `A odd ${writeOdd(other)} embute 1 ÷ ${writeOdd(other)} = **${writeShare(1 / other)}**. Nenhuma vale mais por ser ${one > other ? 'maior' : 'menor'}: paga mais o que acontece menos, e o valor depende da chance real de cada uma.`

const AT_HOUSES =
  /^(?!.*\b(?:mandante|visitante|empate|time da casa)\b).*\b(?:outra|otra|noutra|concorrente|duas casas)\b/

/** The same bet at two prices: there the higher one is simply better. */
function atTwoHouses(one: number, other: number, stake: number | null): string {
  const [high, low] = [Math.max(one, other), Math.min(one, other)]
  const gap =
    stake === null
      ? ''
      : `: ${writeMoney(stake)} × (${writeOdd(high)} − ${writeOdd(low)}) = **${writeMoney(stake * (high - low))}** a mais se bater`
  return `A odd ${writeOdd(other)} embute 1 ÷ ${writeOdd(other)} = **${writeShare(1 / other)}**. Se for a mesma aposta nas duas casas, a ${writeOdd(high)} paga mais pela mesma chance${gap}.`
}

/** Both in one bet: the odds multiply, and so do chances of matches that do not depend on each other. */
const bothIn = (one: number, other: number): string =>
  `A odd da múltipla é ${writeOdd(one)} × ${writeOdd(other)} = **${writeOdd(one * other)}**, e a chance que ela embute, 1 ÷ (${writeOdd(one)} × ${writeOdd(other)}) = **${writeShare(1 / (one * other))}**. Vale para jogos diferentes; no mesmo jogo as odds não se multiplicam.`

function edgeOfOwn(odd: number, { chance, bankroll }: Ask['given']): string {
  const own = chance ?? 0
  const edge = shownShare(own * odd - 1)
  const full = edge / (odd - 1)
  const quarter = full * KELLY_SHARE
  const isFair = writeOdd(odd) === writeOdd(1 / own)
  const worth = isFair
    ? 'é o próprio justo, a menos do arredondamento'
    : edge > 0
      ? 'paga acima do justo'
      : edge < 0
        ? 'paga abaixo do justo, sem valor'
        : 'paga exatamente o justo'
  return sentences(
    `Com ${writeShare(own)} de chance e odd ${writeOdd(odd)}: ${chanceFactor(own, odd)} × ${writeOdd(odd)} − 1 = **${writeEdge(edge)}** de edge. A odd justa seria ${writeOdd(1 / own)}, então o preço ${worth}.`,
    edge > 0 && !isFair
      ? `Kelly cheio: ${edgeFactor(edge, (one) => writeStakeShare(one / (odd - 1)))} ÷ (${writeOdd(odd)} − 1) = ${writeStakeShare(full)} da banca; um quarto dele, que é o que usamos porque a chance é estimada: ${writeStakeShare(quarter)}.`
      : 'Kelly dá zero.',
    edge > 0 && !isFair && bankroll !== null
      ? `De ${writeMoney(bankroll)}, no quarto de Kelly: ${stakeFactor(quarter, bankroll)} × ${writeMoney(bankroll)} = **${writeMoney(quarter * bankroll)}**.`
      : null,
    quarter > STAKE_MAX ? 'Sugerimos nunca mais de 5% da banca em uma aposta, seja qual for a conta.' : null,
  )
}

/** Whoever names a market beside an own chance is told what ours is. */
function oursBeside(scene: Scene): string | null {
  const market = namedIn(scene)
  return (
    market &&
    `Para comparar: a análise dá ${writeShare(market.pooledChance)} a ${inSentence(market)}, odd justa ${writeOdd(market.fairOdd)}.`
  )
}
