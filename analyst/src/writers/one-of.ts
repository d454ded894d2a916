import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { shownShare, writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { edgeAtOdd } from '@prancheta/core/chat/tallies.ts'
import { EDGE_MIN } from '@prancheta/core/confidence/is-recommended.ts'
import { jointOf } from '../reading/read-bets.ts'
import { opposed } from '../reading/read-market.ts'
import { bullets, findMarket, paragraphs, type Scene, sentences, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { belowOrJust, inSentence, marketRow, titleOf } from './market-words.ts'

/** A bet with the price it is judged by: the one that the reader names, or else the best one known. */
type Row = { market: BriefedMarket; named: number | null; edge: number | null }

/** Bets side by side: which is likelier, and which price is the least bad. It says what is, and chooses for nobody. */
export const writeOneOf: Writer = (scene) => {
  const rows = scene.ask.bets.flatMap(({ marketId, odd }): Row[] => {
    const market = findMarket(scene, marketId)
    return market ? [{ market, named: odd, edge: odd === null ? market.edge : edgeAtOdd(market, odd) }] : []
  })
  if (rows.length < 2 && scene.briefing.markets.length > 0)
    return 'Não reconheci as duas apostas que você quer comparar. Diga cada uma com o mercado e o lado, por exemplo: empate anula no mandante ou dupla chance 1X.'
  if (rows.length < 2) return absent(scene, 'ratings', 'essa comparação')
  const priced = rows.filter(({ edge }) => edge !== null).toSorted((a, b) => (b.edge ?? 0) - (a.edge ?? 0))
  const [likeliest, next] = rows.map(({ market }) => market).toSorted((a, b) => b.pooledChance - a.pooledChance)
  const [best] = priced
  const isOfPrice = OF_PRICE.test(scene.ask.text)
  const price = best
    ? onPrice(best, priced.length, rows.length)
    : 'Nenhuma tem preço de casa, então não há edge a comparar.'
  const chance = sentences(
    WEAKEST.test(scene.ask.text) ? weakest(rows) : null,
    likeliest && next ? likelier(likeliest, next, rows.length) : null,
    /\b(pag\w+|rend\w+) (mais|menos|melhor)\b/.test(scene.ask.text) ? paysMore(rows) : null,
  )
  return paragraphs(
    isOfPrice ? price : chance,
    bullets(rows.map(tellRow)),
    rows.length === 2 && /\b(junt\w+|separad\w+|mesma aposta)\b/.test(scene.ask.text)
      ? inOne(
          scene,
          rows.map(({ market }) => market.id),
        )
      : null,
    isOfPrice ? chance : price,
  )
}

const OF_PRICE = /\b(custo|valor|edge|compensa\w*|preco|vale\w*|vantagem)\b/

/** The verdict between bets, and by how much. */
function likelier(one: BriefedMarket, other: BriefedMarket, count: number): string {
  const lead = `A mais provável é ${inSentence(one)}, com ${writeShare(one.pooledChance)}.`
  if (count > 2) return lead
  if (opposed(one.id) === other.id)
    return `Mais para ${inSentence(one)}: ${writeShare(one.pooledChance)}, contra ${writeShare(other.pooledChance)} de ${inSentence(other)}.`
  const gap = gapOf(one, other)
  return gap === EQUAL ? `Em chance dá no mesmo: as duas têm ${writeShare(one.pooledChance)}.` : sentences(lead, gap)
}

const WEAKEST = /\b(frac[ao]s?|pior|menos provavel|arriscad[ao]|menos chance)\b/

function weakest(rows: readonly Row[]): string | null {
  const [least] = rows.map(({ market }) => market).toSorted((a, b) => a.pooledChance - b.pooledChance)
  return least ? `A menos provável é ${inSentence(least)}, com ${writeShare(least.pooledChance)}.` : null
}

function paysMore(rows: readonly Row[]): string {
  const [most] = rows
    .map(({ market, named }) => ({ market, odd: named ?? market.bestOdd }))
    .filter(({ odd }) => odd !== null)
    .toSorted((a, b) => (b.odd ?? 0) - (a.odd ?? 0))
  const [rarest] = rows.map(({ market }) => market).toSorted((a, b) => b.fairOdd - a.fairOdd)
  const isAllPriced = rows.every(({ market, named }) => (named ?? market.bestOdd) !== null)
  const lead =
    most && isAllPriced
      ? `Paga mais ${inSentence(most.market)}, a ${writeOdd(most.odd ?? 0)}. `
      : rarest
        ? `A odd justa mais alta é a de ${inSentence(rarest)}: ${writeOdd(rarest.fairOdd)}. `
        : ''
  return `${lead}Paga mais o que acontece menos: odd alta é chance baixa.`
}

/** What both in one bet come to, where the catalogue holds it: who compares two often means that too. */
function inOne(scene: Scene, [one = '', other = '']: readonly string[]): string | null {
  const id = jointOf(one, other)
  const joint = id === null || id === one || id === other ? null : findMarket(scene, id)
  return (
    joint &&
    `Juntas em uma aposta só, ${inSentence(joint)}: ${writeShare(joint.pooledChance)} de chance, odd justa ${writeOdd(joint.fairOdd)}. Não se multiplica uma pela outra, porque no mesmo jogo uma depende da outra.`
  )
}

const tellRow = ({ market, named, edge }: Row): string =>
  named === null || edge === null
    ? marketRow(market)
    : `${titleOf(market)}: ${writeShare(market.pooledChance)}, odd justa ${writeOdd(market.fairOdd)}; na odd ${writeOdd(named)} que você citou, edge de ${writeEdge(edge)}`

const EQUAL = 'As duas chances são iguais.'

/** By how many points one chance is above the other. */
export function gapOf(one: BriefedMarket, other: BriefedMarket): string | null {
  // Of the chances as they are shown, so that who takes one from the other comes to the same.
  const gap = shownShare(one.pooledChance) - shownShare(other.pooledChance)
  if (writeShare(gap) === writeShare(0)) return EQUAL
  const [more, less] = [one, other].map((market) => `${inSentence(market)}, ${writeShare(market.pooledChance)}`)
  return `${more?.charAt(0).toUpperCase()}${more?.slice(1)}, contra ${less}: a diferença é de ${writeShare(gap).replace('%', ' pontos')}.`
}

function onPrice({ market, named, edge: worth }: Row, count: number, all: number): string {
  const edge = worth ?? 0
  if (shownShare(edge) <= 0) {
    const lead =
      count > 1
        ? `No preço, a menos ruim é ${inSentence(market)}, edge de ${writeEdge(edge)}`
        : `O preço de ${inSentence(market)} dá edge de ${writeEdge(edge)}`
    const none = count === all ? 'Sem valor em nenhuma' : 'Das que têm preço, nenhuma tem valor'
    return `${lead}, e ainda assim paga ${belowOrJust(edge)}. ${none}: ficar de fora também é resposta.`
  }
  const odd = named ?? market.bestOdd ?? market.fairOdd
  const short = edge < EDGE_MIN ? ', pouco para a regra' : ', mas sem a confiança que a regra pede'
  const rule = named !== null ? '' : market.isRecommended ? ', que passa na regra' : short
  return `No preço, a melhor é ${inSentence(market)}, odd ${writeOdd(odd)} e edge de ${writeEdge(edge)}${rule}. Não escolhi por você: ficar de fora também é resposta.`
}
