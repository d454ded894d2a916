import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import {
  shownShare,
  writeEdge,
  writeMoney,
  writeOdd,
  writeShare,
  writeStakeShare,
} from '@prancheta/core/chat/figures.ts'
import { STAKE_MAX } from '@prancheta/core/value/kelly.ts'
import { findMarket, paragraphs, type Scene, sentences } from '#scene.ts'
import { chanceFactor, fairFactor } from '#writers/exact-share.ts'
import { atHouse, inSentence } from '#writers/market-words.ts'
import type { Message, Reply } from '../skill.ts'
import { marketOfTalk } from './told.ts'

const OF_STAKE =
  /\b(?:stakes?|banca|kelly|teto|maximo|limite|unidades?|quanto (?:eu )?(?:coloc\w+|ponho|bot\w+|apost\w+|devo por|por)|% da banca)\b/
const OF_ODD = /\b(?:odd|preco|cai\w*|caiu|sobe|subiu|entro|entrar|pag\w+)\b/
const WORKED =
  /\b(?:como|de onde)\b.{0,24}\b(?:cheg\w+|calcul\w+|sai\w*|saiu|tir\w+|fez|fazem|deu)\b.{0,24}\b(?:stake|valor da aposta|1 4|quarto)\b|\bnao (?:entendi|saquei|entendo|peguei)\b.{0,16}\b(?:divisao|conta|fracao|formula|calculo|kelly|stake|matematica)\b|\b(?:explica|refaz|mostra|abre|destrincha)\w*\b.{0,16}\b(?:divisao|formula|conta|calculo)\b(?! (?:conjunta|de voces))/
const BEFORE_CAP = /\b(?:antes ou depois|primeiro|depois)\b.{0,24}\b(?:limite|teto|maximo|5 ?%|corte)\b/
const LIMIT =
  /^(?:(?:e|mas|entao|blz|ta|ok|beleza) )*(?:se (?:cair|baixar) mais )?(?:qual (?:e |seria )?)?(?:o |esse )?(?:limite|teto|maximo|minimo aceitavel)(?: (?:e|seria|fica|vai))?(?: (?:quanto|qual|ate quanto|onde|em))*(?: (?:disso|dela|dele|ai|aceitavel|pra (?:valer|entrar)))*$/
const MOST =
  /\b(?:qual|quanto)\b.{0,12}\b(?:o )?(?:maximo|limite|teto)\b.{0,24}\b(?:coloc\w+|por|apost\w+|arrisc\w+|bot\w+|jogo so|numa aposta|num jogo|por aposta|por jogo)\b/
const MINIMUM = /^(?:(?:e|mas|entao) )*(?:qual (?:e )?)?(?:o )?minimo(?: (?:e quanto|quanto|qual|seria))*$/
const TWICE =
  /\b(?:duas|2|dois|varias|mais de uma|outra)\b.{0,24}\b(?:mesm[oa] (?:jogo|partida|mercado|dia)|nesse jogo|juntas)\b/
const PER_TIME =
  /^(?:(?:e|mas) )*(?:no|num|por|em um|o do|qual o do|n[oa]) (?:dia|semana|mes)(?: (?:todo|inteir[oa]))?\b|\b(?:limite|maximo|teto)\b.{0,16}\b(?:dia|diario|semana|mes)\b|\b(?:dia|semana|mes)\b.{0,16}\b(?:limite|maximo|teto)\b/
const PASSES =
  /\b(?:passa|estoura|ultrapassa|supera|ta acima|fica acima|excede)\b.{0,12}\b(?:limite|maximo|teto|5 ?%)\b/

/** The thread of a stake: how it is worked out, where it stops, and how often. */
export function sayStake(message: Message): Reply | null {
  const { text, scene, earlier, ask } = message
  const before = earlier
    .slice(-2)
    .map((one) => `${one.text} ${one.reply.text.toLowerCase()}`)
    .join(' ')
  if (MOST.test(text) && !OF_ODD.test(text.replace(/\bapost\w+/, ''))) return said(cap(ask.given.bankroll))
  const asked = earlier.map((one) => one.text).join(' ')
  const isOfStake = OF_STAKE.test(`${asked} ${text}`) || ask.theme === 'stake'
  if (ask.isTroubled || (scene && scene.phase !== 'ahead')) return null
  if (WORKED.test(text) && (OF_STAKE.test(before) || OF_STAKE.test(text))) return said(workedOnce(message, scene))
  if (BEFORE_CAP.test(text) && isOfStake)
    return said(
      'Antes: primeiro o Kelly cheio, edge ÷ (odd − 1), depois um quarto dele, e só então o teto, que é nunca mais de 5% da banca em uma aposta. Na prática quase nada chega ao teto.',
    )
  if (PASSES.test(text) && ask.given.stake !== null && ask.given.bankroll !== null)
    return said(
      `${ask.given.stake / ask.given.bankroll > STAKE_MAX ? 'Passa' : 'Não passa'}: ${writeMoney(ask.given.stake)} ÷ ${writeMoney(ask.given.bankroll)} = **${writeShare(ask.given.stake / ask.given.bankroll)}** da banca, e o teto é de 5% em uma aposta.`,
    )
  if (TWICE.test(text) && isOfStake && earlier.length > 0)
    return said(
      'O teto de 5% da banca é de cada aposta, mas no mesmo jogo as duas ganham ou perdem muitas vezes juntas: para o risco valem como uma só. O prudente é que as duas somadas caibam nele, e nenhuma obriga a outra.',
    )
  if (PER_TIME.test(text) && /\b(?:limite|maximo|teto|stake|banca)\b/.test(`${asked} ${text}`) && earlier.length > 0)
    return said(
      'Limite por dia, semana ou mês a regra não tem: ela só diz no máximo 5% da banca em uma aposta, e na maioria dos dias nada passa. O total quem define é você: em Configurações, em Jogo responsável, grava um limite de valor por semana e por mês e um de perda por mês. Várias no mesmo dia somam risco; menos é melhor.',
    )
  if (MINIMUM.test(text) && isOfStake)
    return said(
      'Mínimo não há: muitas vezes a conta não dá nada, e não apostar é sempre uma resposta certa. O menor valor que cada casa aceita é regra dela, e isso eu não tenho.',
    )
  if (!LIMIT.test(text) || earlier.length === 0) return null
  const market = marketOfTalk(message)
  if (scene && market && (OF_ODD.test(asked) || /\bse (?:cair|baixar)\b/.test(text)) && !OF_STAKE.test(asked))
    return { text: ofOdd(market), markets: [market.id] }
  return isOfStake ? said(cap(ask.given.bankroll)) : null
}

const cap = (bankroll: number | null): string =>
  sentences(
    'A regra é nunca mais de 5% da banca em uma aposta, por melhor que pareça o preço.',
    bankroll === null
      ? null
      : `De ${writeMoney(bankroll)}: ${writeMoney(bankroll)} × 5% = **${writeMoney(bankroll * STAKE_MAX)}**.`,
    'É o máximo, não a sugestão: quase sempre a conta dá bem menos, ou nada.',
  )

const said = (text: string | null): Reply | null => (text === null ? null : { text, markets: [] })

const ofOdd = (market: BriefedMarket): string =>
  `O limite é a odd justa: **${writeOdd(market.fairOdd)}** em ${inSentence(market)}, porque 1 ÷ ${fairFactor(market.pooledChance)} dá isso. Dali para baixo não há valor; a regra ainda pede 5% de folga acima dela.`

/** Who did not follow the steps is told them in words. */
function workedOnce(message: Message, scene: Scene | null): string | null {
  const steps = worked(message, scene)
  return steps === message.earlier.at(-1)?.reply.text ? worked(message, null) : steps
}

/** The sum step by step, on the market that is spoken of or the one with the most edge. */
function worked(message: Message, scene: Scene | null): string | null {
  if (!scene)
    return 'Assim: o edge é chance × odd − 1; o Kelly cheio é o edge ÷ (odd − 1); e a stake é um quarto disso, nunca mais de 5% da banca em uma aposta. A fração é pequena porque a chance é estimada e pode estar errada.'
  const priced = scene.briefing.markets
    .filter(({ edge }) => edge !== null)
    .toSorted((a, b) => (b.edge ?? 0) - (a.edge ?? 0))
  const focus = marketOfTalk(message)
  const market = (focus?.edge !== null && focus) || priced.find(({ isRecommended }) => isRecommended) || priced[0]
  const row = market ? findMarket(scene, market.id) : null
  if (!row || row.edge === null || row.bestOdd === null)
    return 'Neste jogo não há odd de casa nenhuma, então não há stake. A conta seria: edge = chance × odd − 1; Kelly cheio = edge ÷ (odd − 1); e a stake é um quarto disso, com teto de 5% da banca em uma aposta.'
  const isZero = shownShare(row.edge) <= 0
  return paragraphs(
    `Passo a passo, em ${inSentence(row)} a ${writeOdd(row.bestOdd)}${atHouse(row)}:`,
    [
      `- O que o preço paga acima do justo: em ${inSentence(row)}, ${chanceFactor(row.pooledChance, row.bestOdd)} × ${writeOdd(row.bestOdd)} − 1 = edge de ${writeEdge(row.edge)}.`,
      isZero
        ? '- Kelly divide o edge pelo lucro de cada real, odd − 1. Sem edge positivo não há o que dividir: a stake é **zero**.'
        : `- Um quarto de Kelly, que é o edge dividido pelo lucro de cada real, odd − 1: ${writeShare(row.edge)} ÷ (${writeOdd(row.bestOdd)} − 1) ÷ 4 = **${writeStakeShare(row.kelly ?? 0)}** da banca.`,
      '- Por fim o teto: nunca mais de 5% da banca em uma aposta.',
    ].join('\n'),
    'A fração é pequena porque a chance é estimada: se ela estiver um pouco errada, isso perdoa.',
  )
}
