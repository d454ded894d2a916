import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import {
  writeDecimal,
  writeEdge,
  writeMoney,
  writeOdd,
  writeShare,
  writeStakeShare,
} from '@prancheta/core/chat/figures.ts'
import { stakeInReais } from '@prancheta/core/chat/tallies.ts'
import { decimalOdd, probability } from '@prancheta/core/units.ts'
import { kellyStake, STAKE_MAX } from '@prancheta/core/value/kelly.ts'
import type { Given } from '../reading/ask.ts'
import { namedIn, paragraphs, type Scene, sentences, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { stakeFactor } from './exact-share.ts'
import { inSentence } from './market-words.ts'
import { judgeOffer } from './offered-odd.ts'
import { pricedMarkets, recommendedMarkets } from './value.ts'

const CARE =
  'É um teto para estudo, não um convite. Só arrisque o que pode perder sem fazer falta, e nunca aumente depois de uma derrota. Jogo é para maiores de 18 anos.'

/** 'E 10?' is asked of ten, and what was said of sixty does not hold for it. */
const isOfNow = (text: string, stake: number): boolean =>
  !/\d/.test(text) || text.split(' ').some((word) => Number(word) === stake)

export const writeStake: Writer = (scene) => {
  const { pick } = scene
  const named = namedIn(scene)
  const { stakeShare, bankroll, stake } = scene.ask.given
  if (named && (stake === null || bankroll === null || stake >= bankroll)) return forOne(scene, named)
  if (stake !== null && bankroll !== null && stake < bankroll && isOfNow(scene.ask.text, stake))
    return paragraphs(
      `${stake / bankroll > STAKE_MAX ? 'É muito. ' : ''}Esse valor é uma parte da banca: ${writeMoney(stake)} ÷ ${writeMoney(bankroll)} = ${writeShare(stake / bankroll)}.`,
      besideRule(scene, stake / bankroll),
      CARE,
    )
  if (stakeShare !== null) return paragraphs(ofOwnShare(stakeShare, bankroll), besideRule(scene, stakeShare), CARE)
  if (pricedMarkets(scene).length === 0) {
    return sentences(
      absent(scene, 'odds', 'quanto arriscar'),
      'Kelly precisa de um preço; sem ele, não há nada a arriscar.',
    )
  }
  const [best] = recommendedMarkets(scene)
  if (!best || best.kelly === null) {
    return paragraphs(
      pick([
        'Neste jogo, a stake sugerida é zero: sem mercado que passe na regra, Kelly manda ficar de fora.',
        'A conta de Kelly aqui dá a resposta menos emocionante: nada. Nenhum mercado passa na regra.',
      ]),
      'Quem define a base em reais é você, nas configurações, e ela deve ser dinheiro que não faz falta.',
    )
  }
  return paragraphs(
    sentences(
      pick([
        `Para ${inSentence(best)}, um quarto de Kelly sugere ${writeStakeShare(best.kelly)} da banca.`,
        `A stake calculada é de ${writeStakeShare(best.kelly)} da banca, em ${inSentence(best)}, usando só um quarto de Kelly.`,
      ]),
      inReais(scene, best.kelly),
    ),
    CARE,
  )
}

function forOne(scene: Scene, market: BriefedMarket): string {
  const { kelly, edge, isRecommended } = market
  const { offeredOdd, given, text } = scene.ask
  // Who asks what we would put is not told the own share again.
  const own = ASKS_US.test(text) ? null : ownStake(given, offeredOdd === null ? kelly : kellyAt(market, offeredOdd))
  if (offeredOdd !== null)
    return paragraphs(own, stakeAt(scene, market, offeredOdd), judgeOffer(scene, market, offeredOdd), CARE)
  if (kelly === null || edge === null)
    return paragraphs(
      own,
      `Para ${inSentence(market)} não há odd real, e sem preço não existe conta de stake. A chance é de ${writeShare(market.pooledChance)} e a odd justa, ${writeOdd(market.fairOdd)}.`,
    )
  if (kelly <= 0)
    return paragraphs(
      own,
      `Para ${inSentence(market)}, Kelly dá zero: ${writeShare(market.pooledChance)} de chance na odd ${writeOdd(market.bestOdd ?? market.fairOdd)} deixa edge de ${writeEdge(edge)}, então o preço não compensa o risco.`,
    )
  return paragraphs(
    own,
    sentences(
      `Para ${inSentence(market)}, com edge de ${writeEdge(edge)}, um quarto de Kelly dá ${writeStakeShare(kelly)} da banca.`,
      inReais(scene, kelly),
      isRecommended ? null : 'Repare, porém, que esse mercado não passa na regra de recomendação: é quase nada.',
    ),
    CARE,
  )
}

const ASKS_US = /\bvoces? (?:colocaria|poria|botaria|apostaria|recomenda|sugere|indica)\w*\b/

/** The stake at the price that the reader was offered. */
function stakeAt(scene: Scene, market: BriefedMarket, odd: number): string {
  const kelly = kellyAt(market, odd)
  if (kelly <= 0) return `Nada: na odd ${writeOdd(odd)} a conta não dá stake para ${inSentence(market)}.`
  return sentences(
    `Na odd ${writeOdd(odd)}, um quarto de Kelly dá ${writeStakeShare(kelly)} da banca para ${inSentence(market)}.`,
    inReais(scene, kelly),
  )
}

const ofOwnShare = (share: number, bankroll: number | null): string | null =>
  bankroll === null
    ? null
    : `${writeMoney(bankroll)} × ${stakeFactor(share, bankroll)} = **${writeMoney(share * bankroll)}**.`

/** A share of the reader's own beside the one that the sum gives, for a bet that is not named. */
function besideRule(scene: Scene, share: number): string {
  const [best] = recommendedMarkets(scene)
  if (!best || best.kelly === null)
    return 'Neste jogo a stake sugerida é zero: sem mercado que passe na regra, qualquer fatia é mais do que a conta dá.'
  const lead = share > best.kelly ? 'Isso é mais do que a conta sugere' : 'Isso não passa do que a conta sugere'
  return `${lead}: a stake de ${inSentence(best)} é de ${writeStakeShare(best.kelly)} da banca. Quanto maior a fatia, mais uma sequência ruim machuca; ${share > STAKE_MAX ? 'fatia desse tamanho em uma aposta só, nunca.' : 'fatia pequena e parecida em todas é o que protege a banca.'}`
}

/** A stake that the reader fixed is only turned into money; whether it is wise is said by the price. */
const ownStake = ({ stakeShare, bankroll }: Given, kelly: number | null): string | null =>
  stakeShare === null ? null : bankroll === null ? besideKelly(stakeShare, kelly) : ofOwnShare(stakeShare, bankroll)

const kellyAt = ({ pooledChance }: BriefedMarket, odd: number): number =>
  kellyStake(probability(pooledChance), decimalOdd(odd))

const HALF = 0.5
/** Beyond this how many times says nothing more. */
const MANY = 20

function besideKelly(own: number, kelly: number | null): string {
  if (kelly !== null && kelly > 0 && kelly <= own && own <= STAKE_MAX)
    return `A conta dá ${writeStakeShare(kelly)} da banca e fica dentro dos ${writeStakeShare(own)} que você citou.`
  if (kelly === null || kelly <= 0) return 'Qualquer fatia da banca é mais do que a conta dá aqui.'
  if (own === HALF)
    return 'Uma fatia dessas em uma aposta só, nunca: poucas perdas assim levam quase tudo, e a conta dá bem menos.'
  const ratio = own / kelly
  const times = ratio > MANY ? 'muitas vezes isso' : `${writeDecimal(Math.round(ratio * 10) / 10)} vezes isso`
  return `Você fala em ${writeStakeShare(own)} da banca; a conta dá ${writeStakeShare(kelly)}, e o seu valor é ${times}. Quanto maior a fatia, mais uma sequência ruim machuca; a banca inteira em um jogo, nunca.`
}

/** On the bankroll that the reader named, or else on the base of the settings. */
function inReais({ briefing: { stakeBase }, ask: { given } }: Scene, kelly: number): string | null {
  if (given.bankroll !== null)
    return `De ${writeMoney(given.bankroll)}: ${stakeFactor(kelly, given.bankroll)} × ${writeMoney(given.bankroll)} = **${writeMoney(stakeInReais(kelly, given.bankroll))}**.`
  return stakeBase === null
    ? null
    : `Sobre a sua base de ${writeMoney(stakeBase)}, isso é ${writeMoney(stakeInReais(kelly, stakeBase))}.`
}
