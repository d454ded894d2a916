import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { shownShare, writeEdge, writeList, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { edgeAtOdd } from '@prancheta/core/chat/tallies.ts'
import { housesOf } from '../reading/plain-question.ts'
import { plainText } from '../reading/plain-text.ts'
import { KNOWN_HOUSES } from '../reading/price-themes.ts'
import { bullets, findMarket, namedIn, paragraphs, type Scene, sentences, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { chanceFactor } from './exact-share.ts'
import { inSentence, titleOf } from './market-words.ts'
import { recommendedMarkets } from './value.ts'

/** What each house pays: for the market that is named, for the one that passes the rule, or else for the three results. */
export const writeHouses: Writer = (scene) => {
  const market = namedIn(scene) ?? (scene.ask.manner === 'why' ? recommendedMarkets(scene)[0] : null)
  if (market) return market.prices.length > 0 ? ofMarket(scene, market) : unquoted(scene, market)
  const rows = ['result.home', 'result.draw', 'result.away', 'goals.over2.5', 'btts.yes']
    .flatMap((id) => findMarket(scene, id) ?? [])
    .filter(({ prices }) => prices.length > 0)
  if (rows.length === 0)
    return `${absent(scene, 'odds', 'casas e preços')} Nenhuma casa cota este jogo nas minhas fontes.`
  return paragraphs(
    unknownHouse(scene),
    /\b(quantas|quais|que) casas\b/.test(scene.ask.text) ? allHouses(scene) : null,
    'O que cada casa paga nos mercados principais:',
    bullets(rows.map((row) => `${titleOf(row)}: ${priceList(row)} (justa ${writeOdd(row.fairOdd)})`)),
    'Odd muda até a bola rolar. Acima da justa há valor; abaixo, não.',
  )
}

/** A house that is named and is not among those of this match. */
function unknownHouse({ ask: { text, house }, briefing: { markets } }: Scene): string | null {
  const [name] = house === null ? (KNOWN_HOUSES.exec(text) ?? []) : []
  if (name === undefined) return null
  const quoting = [...new Set(markets.flatMap(({ prices }) => prices.map((price) => cleanName(price.house))))]
  return `Dessa casa eu não tenho preço neste jogo. ${quoting.length === 1 ? 'A que cota' : 'As que cotam'} nas minhas fontes: ${writeList(quoting)}.`
}

/** What asks for the lowest of the prices. */
const LEAST = /\b(pior(es)?|menor(es)?|mais baix[oa]s?|paga menos|pagam menos)\b/

function allHouses({ briefing: { markets } }: Scene): string {
  const houses = housesOf(markets).map(cleanName)
  return `São ${houses.length} casas neste jogo: ${writeList(houses)}.`
}

const priceList = ({ prices }: BriefedMarket): string =>
  writeList(prices.map(({ house, odd }) => `${cleanName(house)} ${writeOdd(odd)}`))

function ofMarket(scene: Scene, market: BriefedMarket): string {
  const sorted = market.prices.toSorted((a, b) => b.odd - a.odd)
  const [best, least] = [sorted[0], sorted.at(-1)]
  const asked = sorted.find(({ house }) => house === scene.ask.house)
  const above = sorted.filter(({ odd }) => shownShare(edgeAtOdd(market, odd)) > 0)
  return paragraphs(
    unknownHouse(scene),
    betweenTwo(scene, market) ??
      (asked
        ? `${cleanName(asked.house)} paga **${writeOdd(asked.odd)}** em ${inSentence(market)}: ${chanceFactor(market.pooledChance, asked.odd)} × ${writeOdd(asked.odd)} − 1 dá edge de ${writeEdge(edgeAtOdd(market, asked.odd))}.`
        : `**${titleOf(market)}** em cada casa${ofBest(scene, best, sorted.length)}${ofLeast(scene, least)}:`),
    bullets(
      sorted.map(
        ({ house, odd }) => `${cleanName(house)}: ${writeOdd(odd)} (edge de ${writeEdge(edgeAtOdd(market, odd))})`,
      ),
    ),
    sentences(
      `A odd justa de ${inSentence(market)} é ${writeOdd(market.fairOdd)}, de ${writeShare(market.pooledChance)} de chance.`,
      best && sorted.length > 1
        ? `A maior odd é ${writeOdd(best.odd)}, na ${cleanName(best.house)}${least ? `, e a menor, ${writeOdd(least.odd)}, na ${cleanName(least.house)}` : ''}.`
        : 'É a única casa que cota esse mercado nas minhas fontes, então não há outra para comparar.',
      best && least && /\bdiferenca|\bvaria\w*|\bquanto (perco|deixo)/.test(scene.ask.text)
        ? `Entre a maior e a menor, a diferença de preço é de ${writeOdd(best.odd - least.odd)}.`
        : null,
      scene.ask.manner === 'why' || /\b(razao|motivo|por que)\b/.test(scene.ask.text)
        ? 'O motivo de cada casa eu não tenho: cada uma faz o seu preço e a sua margem, e um preço muito acima dos outros pode também ser engano ou estar para mudar.'
        : null,
      verdict(
        above.map(({ house }) => cleanName(house)),
        sorted.length,
      ),
    ),
  )
}

/** 'Qual a pior odd?' is answered before all the others are listed. */
const ofLeast = ({ ask: { text } }: Scene, least: Price | undefined): string =>
  least && LEAST.test(text) ? `, a menor odd é **${writeOdd(least.odd)}**, na ${cleanName(least.house)}` : ''

/** Where it pays most is said before all are listed, unless only the lowest is asked for. */
const ofBest = ({ ask: { text } }: Scene, best: Price | undefined, count: number): string =>
  best && count > 1 && (!LEAST.test(text) || /\bmais\b/.test(text))
    ? `, a maior odd é **${writeOdd(best.odd)}**, na ${cleanName(best.house)}`
    : ''

type Price = BriefedMarket['prices'][number]

/** 'Na Jatobá ou na Sapucaia?' is answered of those two. */
function betweenTwo({ ask: { text } }: Scene, market: BriefedMarket): string | null {
  const named = market.prices
    .filter(({ house }) =>
      plainText(house)
        .split(' ')
        .some((word) => word !== 'casa' && ` ${text} `.includes(` ${word} `)),
    )
    .toSorted((a, b) => b.odd - a.odd)
  const [more, less] = named
  if (!more || !less || named.length > 2) return null
  const name = titleOf(market)
  return more.odd === less.odd
    ? `**${name}**: ${cleanName(more.house)} e ${cleanName(less.house)} pagam o mesmo, ${writeOdd(more.odd)}.`
    : `**${name}**: das duas, paga mais a ${cleanName(more.house)}, ${writeOdd(more.odd)}; a ${cleanName(less.house)} paga ${writeOdd(less.odd)}.`
}

function verdict(above: readonly string[], all: number): string {
  if (above.length === 0)
    return all === 1
      ? 'O preço não passa da justa: não há valor, e ficar de fora é sempre uma boa escolha.'
      : 'Nenhuma passa da justa: não há valor em casa nenhuma, e ficar de fora é sempre uma boa escolha.'
  if (above.length === all) return all === 1 ? 'O preço passa da justa.' : 'Todas passam da justa.'
  const others = above.length === 1 ? 'só essa passa' : 'só essas passam'
  return `${writeList(above)}: ${others} da justa. Nas outras não há valor; sem esse preço, ficar de fora é o que a conta diz.`
}

const unquoted = (scene: Scene, market: BriefedMarket): string =>
  sentences(
    scene.briefing.missing.includes('odds')
      ? 'Nenhuma casa cota este jogo nas minhas fontes: faltam as odds.'
      : `Em ${inSentence(market)} nenhuma casa que acompanho dá preço.`,
    `O que tenho de ${inSentence(market)} é a chance de ${writeShare(market.pooledChance)} e a odd justa de ${writeOdd(market.fairOdd)}: só um preço acima dela teria valor.`,
  )
