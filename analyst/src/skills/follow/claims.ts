import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { shownShare, writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import type { Side } from '#reading/ask.ts'
import { findMarkets } from '#reading/markets/find-markets.ts'
import type { Make } from '#reading/markets/make.ts'
import { readShare } from '#reading/read-given.ts'
import { findMarket, type Scene, sentences } from '#scene.ts'
import { chanceFactor } from '#writers/exact-share.ts'
import { atHouse, inSentence } from '#writers/market-words.ts'
import { rowOf } from '../lines/name-of.ts'
import type { Message, Reply } from '../skill.ts'
import { lastPair, lastTold, marketOfTalk, sideOfTrail } from './told.ts'

const SHARE = /(?<![\d.])(\d{1,3}(?:\.\d+)?) ?%/
const ABOVE = /\b(?:acima|mais|maior|passa\w*|supera\w*|pelo menos|no minimo)\b/
const BELOW = /\b(?:abaixo|menos|menor|nem chega|nao chega|nao passa|inferior|no maximo)\b/
const TAG = /\b(?:ne|certo|correto|confere|isso|verdade|nao e|entao|e mesmo|mesmo|sim ou nao|procede)\b|\?/
const HALF = /\b(?:mais|menos) (?:que|do que|da|de|d)? ?(?:a )?metade\b/
const MONEY = /\b(?:banca|stake|edge|odd|margem|roi|yield|lucro|reais|confianca)\b/

/** 'Então não perder está acima de 60%, correto?': whether the chance is what the reader takes it for. */
export function sayClaim(message: Message): Reply | null {
  const { text, question, scene, briefing } = message
  if (!scene || !briefing || scene.phase !== 'ahead' || MONEY.test(text) || !TAG.test(question + text)) return null
  const rest = sayRest(message, scene)
  if (rest) return rest
  const share = HALF.test(text) ? 0.5 : readShare(SHARE.exec(text)?.[1] ?? 'none')
  const isBelow = BELOW.test(text)
  if (
    Number.isNaN(share) ||
    (!isBelow && !ABOVE.test(text)) ||
    /\bquant[oa]s?\b|\bpor que\b|\bqual\b|\bse\b/.test(text)
  )
    return null
  const found = findMarkets(text.replace(SHARE, ' '), briefing, sideOfTrail(message)).markets
  const market =
    found.length === 0
      ? marketOfTalk(message)
      : found.length === 1
        ? rowFor(scene, found[0]?.make, sideOfTrail(message))
        : null
  if (!market) return null
  // After a sum it is the sum that is spoken of.
  const [whole, sum] = /^.*Somadas, .* = \*\*(\d+,\d)%\*\*\./.exec(message.earlier.at(-1)?.reply.text ?? '') ?? []
  if (sum !== undefined && found.length === 0) {
    const total = readShare(sum.replace(',', '.'))
    const isSo = isBelow ? total < share : total > share
    return { text: `${isSo ? 'Sim' : 'Não'}. ${whole}`, markets: [] }
  }
  const chance = shownShare(market.pooledChance)
  const isTrue = isBelow ? chance < share : chance > share
  return {
    text: `${isTrue ? 'Sim' : 'Não'}: **${inSentence(market)}** tem **${writeShare(market.pooledChance)}** de chance. A odd justa é ${writeOdd(market.fairOdd)}.`,
    markets: [market.id],
  }
}

/** 'Então o resto é empate, né?' after two of three ends. */
function sayRest(message: Message, scene: Scene): Reply | null {
  const { text, briefing } = message
  const [named] = briefing && /\b(?:resto|sobra|que falta)\b/.test(text) ? findMarkets(text, briefing).markets : []
  const row = rowFor(scene, named?.make, null)
  const pair = lastPair(message)
  if (!row || !pair) return null
  const isRest = Math.abs(pair[0].pooledChance + pair[1].pooledChance + row.pooledChance - 1) < ROUNDING
  return {
    text: `${isRest ? 'Sim' : 'Não é o resto todo'}: ${inSentence(row)} tem **${writeShare(row.pooledChance)}** de chance.`,
    markets: [row.id],
  }
}

const ROUNDING = 0.002

/** A bet that is named without its club is of the club that the talk is on. */
function rowFor(scene: Scene, make: Make | undefined, side: Side | null): BriefedMarket | null {
  if (!make) return null
  const whole =
    'side' in make && make.side === null && make.kind !== 'total' && side ? ({ ...make, side } as Make) : make
  return rowOf(scene, whole)
}

const THEN_NO =
  /^(?:(?:entao|ah|ta|ok|quer dizer que|ou seja|logo|e|mas|poxa|putz|hum|bom) )*(?:e )?(?:isso e |ta mais pra )?(?:nao|nada|nem|passo|pulo|melhor nao|deixa quieto|sem chance|nao da|nao vale(?: a pena)?|nao rola|nem vale|nao compensa|nem compensa|nenhum\w*(?: d(?:os|as) (?:dois|duas)| del[ea]s)? (?:compensa|vale|presta)\w*(?: a pena)?|melhor (?:ficar de fora|nem))(?: (?:ne|entao|mesmo|certo|e isso|nao e|pelo jeito))*$/
const THEN_YES =
  /^(?:(?:entao|ah|ta|ok|quer dizer que|ou seja|logo|e|mas|bom) )*(?:sim|vale|compensa|da|rola|e boa|ta valendo|posso(?: ir)?|e isso)(?: (?:ne|entao|mesmo|certo|sim|a pena))+$/
const OF_VALUE = /\b(?:vale\w*|valor|compensa\w*|entr\w+|presta|apost\w+|peg\w+|boa|odd|preco|edge)\b/

/** 'Então não, né?' after a chance or a verdict. */
export function sayThenNot(message: Message): Reply | null {
  const { text, scene, earlier } = message
  const isNo = THEN_NO.test(text)
  if (scene?.phase !== 'ahead' || (!isNo && !THEN_YES.test(text))) return null
  const isOfTwo = /\b(?:dois|duas)\b/.test(text)
  const rows = isOfTwo ? (lastPair(message) ?? []) : [marketOfTalk(message)].flatMap((row) => row ?? [])
  if (rows.length === 0) return null
  const isOfValue = OF_VALUE.test(text) || OF_VALUE.test(earlier.at(-1)?.text ?? '') || isOfTwo
  const [first] = rows
  if (!first) return null
  const told = isOfValue ? rows.map((row) => ofValue(row)).join(' ') : ofChance(first)
  const agrees = isOfValue
    ? rows.every(({ isRecommended }) => isRecommended !== isNo)
    : first.pooledChance < 0.5 === isNo
  const unsure = isOfValue && rows.every(({ bestOdd }) => bestOdd === null)
  const lead = unsure
    ? 'Isso não dá para dizer:'
    : agrees
      ? isNo
        ? isOfValue
          ? 'Isso: pelo preço, não.'
          : 'Isso: o mais provável é que não.'
        : 'Pela conta, sim, o que não é certeza nem convite.'
      : isNo
        ? isOfValue
          ? 'Pelo preço, até passa na regra, sem obrigação nenhuma.'
          : 'É mais provável que sim do que não.'
        : 'Não é o que a conta diz.'
  return {
    text: sentences(
      lead,
      unsure ? told.charAt(0).toLowerCase() + told.slice(1) : told,
      isOfValue && !unsure ? 'Ficar de fora é sempre uma boa escolha.' : null,
    ),
    markets: rows.map(({ id }) => id),
  }
}

function ofChance(row: BriefedMarket): string {
  return `${inSentence(row).charAt(0).toUpperCase()}${inSentence(row).slice(1)} tem ${writeShare(row.pooledChance)} de chance, e falha em ${writeShare(1 - row.pooledChance)} das vezes${row.pooledChance < 0.5 && row.pooledChance > 0.15 ? '; pouco, mas longe de impossível' : ''}.`
}

/** What a price is worth, in one sentence. */
export function ofValue(row: BriefedMarket): string {
  const name = inSentence(row)
  if (row.bestOdd === null || row.edge === null)
    return `Para ${name} nenhuma casa dá preço nas minhas fontes; só acima da justa, ${writeOdd(row.fairOdd)}, haveria valor.`
  const sum = `${chanceFactor(row.pooledChance, row.bestOdd)} × ${writeOdd(row.bestOdd)} − 1 = ${writeEdge(row.edge)}`
  return `Em ${name} a melhor odd é ${writeOdd(row.bestOdd)}${atHouse(row)}, e ${sum} de edge${row.isRecommended ? '' : `, ${shownShare(row.edge) > 0 ? 'abaixo' : 'longe'} dos ${RULE_WORDS.edge} que a regra pede`}.`
}

const ONLY_THAT =
  /^(?:(?:mas|ue|nossa|so|e|serio|caramba|poxa|po|oxe|eita|vixe) )*(?:so|apenas|tao pouco|pouco)(?: (?:isso|tudo isso|assim|ne|mesmo|e isso))*$/

/** 'Só isso?' after a chance: yes, and where the rest of it is. */
export function sayOnlyThat(message: Message): Reply | null {
  const { text, scene } = message
  const [market] = lastTold(message)
  if (scene?.phase !== 'ahead' || !market || !ONLY_THAT.test(text)) return null
  return {
    text: sentences(`Só isso: ${writeShare(market.pooledChance)} para ${inSentence(market)}.`, restOf(scene, market)),
    markets: [market.id],
  }
}

/** Where the other part of a chance goes. */
function restOf(scene: Scene, { id, pooledChance }: BriefedMarket): string {
  const end = /^result\.(home|draw|away)$/.exec(id)?.[1]
  if (!end) return `Nos outros ${writeShare(1 - pooledChance)} das vezes ela perde.`
  const others = ['home', 'draw', 'away']
    .filter((one) => one !== end)
    .flatMap((one) => findMarket(scene, `result.${one}`) ?? [])
  return `São três resultados possíveis, e o resto se divide: ${others.map((row) => `${inSentence(row)}, ${writeShare(row.pooledChance)}`).join('; ')}.`
}
