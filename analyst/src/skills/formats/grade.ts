import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeCount, writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import type { Side } from '#reading/ask.ts'
import { bullets, nameOf as clubOf, paragraphs, type Scene, sentences } from '#scene.ts'
import { atHouse } from '#writers/market-words.ts'
import { pricedMarkets, recommendedMarkets } from '#writers/value.ts'
import type { Message, Reply } from '../skill.ts'
import { Parts } from './parts.ts'
import { callOf, takeMarkets } from './subjects.ts'
import { takeStyle } from './wanted.ts'
import { speak } from './write-list.ts'

const SCALE = /\b(0|zero|1|um) (a|e|ate) (10|dez)\b|\bnotas?\b(?! d[ae] (confianca|corte|rodape))/
const CHANCE = /\b(chances?|probabilidade|provavel)\b/
const FORM = /\b(ataque|defesa|time|forma|fase|momento|ultimos jogos|desempenho|campanha|recente)\b/
const WORTH = /\b(oportunidade|vale\w*|compensa\w*|valor|apost\w+|entr(ar|ada)|investir|atrativ\w+|gost\w+|risco)\b/
const TENTHS = 10

/** A number from 0 to 10: a club's games, the price, a chance in tenths, or how well the match is known. Nobody here likes a bet. */
export function answerGrade({ text, earlier }: Message, scene: Scene): Reply | null {
  const before = earlier.at(-1)?.text ?? ''
  const isGraded = SCALE.test(text)
  if (!isGraded && !(SCALE.test(before) && LEANS.test(text))) return null
  if (
    /\b(pros|contras|medias?|escala|quanto tempo|confianca (e|foi)|por ?que|tir\w+)\b/.test(text) &&
    !/\bnota\b.*\b(e|com) (o )?(por ?que|motivo)/.test(text)
  )
    return null
  if (RISES.test(text)) return whatRaises(scene)
  const { confidence } = scene.briefing
  const parts = new Parts(text)
  const isBare = takeStyle(parts) === 'bare'
  const sides = (['home', 'away'] as const).filter((side) => callOf(scene, side).test(text))
  if (FORM.test(text) || (sides.length === 2 && !WORTH.test(text) && !CHANCE.test(text))) return byForm(scene, sides)
  if (!isGraded || !confidence) return null
  const [market] = takeMarkets(parts, scene)
  if (CHANCE.test(text) && market)
    return {
      text: `**${Math.round(market.pooledChance * TENTHS)}** em 10: ${speak(scene, market)} tem ${writeShare(market.pooledChance)} de chance.`,
      markets: [market.id],
    }
  const grade = `**${writeGrade(confidence.points)}**`
  if (market) return { text: `${grade} de confiança na análise; ${priceOf(scene, market)}`, markets: [market.id] }
  if (isBare) return { text: grade, markets: [] }
  return {
    text: sentences(`${grade} de confiança na análise${reasonOf(scene)}.`, WORTH.test(text) ? byPrice(scene) : null),
    markets: [],
  }
}

const LEANS = /^(e|agora|mas|so|o que|que|e o|justific\w+)\b/
const RISES = /\bo que\b.*\b(subir|aumentar|melhorar|cair|baixar|mudar)\b/

/** What a grade rests on: the best known part and the least. */
function reasonOf({ briefing: { confidence } }: Scene): string {
  const ranked = (confidence?.parts ?? []).toSorted((a, b) => b.points - a.points)
  const [best, worst] = [ranked[0], ranked.at(-1)]
  if (!best || !worst || best === worst) return ''
  return `, que mede os dados e não a certeza do resultado: o ponto forte é ${best.name.toLowerCase()}, ${writeGrade(best.points)}, e o fraco, ${worst.name.toLowerCase()}, ${writeGrade(worst.points)}`
}

/** A match is an opportunity by its prices, and mostly it is none. */
function byPrice(scene: Scene): string {
  const [best] = recommendedMarkets(scene)
  const [nearest] = pricedMarkets(scene)
  if (best)
    return `Como oportunidade, quem fala é o preço: ${speak(scene, best)} passa na regra, com edge de ${writeEdge(best.edge ?? 0)}, e ainda assim falha em ${writeShare(1 - best.pooledChance)} das vezes; ficar de fora está sempre bem.`
  return nearest
    ? `Como oportunidade, nota nenhuma: nenhum preço passa na regra, e o mais perto é ${speak(scene, nearest)}, com edge de ${writeEdge(nearest.edge ?? 0)}.`
    : 'Como oportunidade não dá para dar nota: faltam as odds das casas.'
}

function whatRaises(scene: Scene): Reply {
  const [nearest] = pricedMarkets(scene)
  const price = nearest
    ? `Na parte do preço, só uma odd melhor: ${speak(scene, nearest)} teria de pagar acima de ${writeOdd(nearest.fairOdd)}, que é a justa.`
    : 'Na parte do preço, é preciso que as casas cotem o jogo.'
  return {
    text: sentences(
      'Dados: mais casas cotando e modelo e mercado mais perto um do outro fazem a nota subir; o contrário a derruba.',
      price,
    ),
    markets: nearest ? [nearest.id] : [],
  }
}

const WIN = 3

/** Each club by the share of points that it won lately. */
function byForm(scene: Scene, named: readonly Side[]): Reply | null {
  const told = (named.length > 0 ? named : (['home', 'away'] as const)).flatMap((side) => {
    const form = scene.briefing.form[side]
    if (!form) return []
    const points = WIN * form.wins + form.draws
    const share = points / (WIN * form.games.length)
    return `${clubOf(scene, side)} fez ${writeCount(points, 'ponto', 'pontos', 'nenhum')} nos últimos ${form.games.length} jogos, ou ${writeShare(share)} de aproveitamento.`
  })
  const lead = 'Pela forma, a nota que a conta sustenta é o aproveitamento, em porcentagem dos pontos disputados.'
  return told.length === 0 ? null : { text: paragraphs(lead, bullets(told)), markets: [] }
}

/** Whether it is worth anything is for the price to say, and liking for nobody. */
function priceOf(scene: Scene, market: BriefedMarket): string {
  const { bestOdd, edge, fairOdd, pooledChance } = market
  if (bestOdd === null || edge === null)
    return `no preço, nenhuma casa cota ${speak(scene, market)}, de odd justa ${writeOdd(fairOdd)}.`
  return `no preço, ${speak(scene, market)} tem ${writeShare(pooledChance)} de chance e paga ${writeOdd(bestOdd)}${atHouse(market)}, edge de ${writeEdge(edge)}.`
}
