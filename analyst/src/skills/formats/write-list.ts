import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { toPct } from '@prancheta/core/percent.ts'
import { bullets, paragraphs, type Scene } from '#scene.ts'
import { inSentence, titleOf } from '#writers/market-words.ts'
import { type Listing, type Measure, type Row, rowsInView } from './listing.ts'

const HEADS: Record<Measure, string> = {
  chance: 'Chance',
  fair: 'Odd justa',
  best: 'Melhor odd',
  edge: 'Edge',
  house: 'Casa',
}

/** A list as it is to look: rows, numbered rows, a table with its heads, names alone or numbers with the least beside them. */
export function writeListing(scene: Scene, listing: Listing): string {
  const rows = rowsInView(listing)
  const [only] = rows
  if (!only) return listing.note ?? 'Com esse corte não sobra nenhum.'
  if (rows.length === 1 && listing.style !== 'table') return writeOne(scene, listing, only)
  const { style, measures } = listing
  if (style === 'names')
    return lines(
      rows.map((row) => nameOf(scene, row)),
      'numbered',
    )
  if (style === 'table') {
    const heads = ['Mercado', ...measures.map((measure) => HEADS[measure])].join(' | ')
    return `${heads}\n\n${bullets(rows.map((row) => [`**${nameOf(scene, row)}**`, ...cells(listing, row)].join(' | ')))}`
  }
  return paragraphs(
    only.price ? `${nameOf(scene, { ...only, price: null })}, casa por casa:` : null,
    lines(
      rows.map((row) => `${nameOf(scene, row)}: ${cells(listing, row).join(', ')}`),
      style === 'numbered' ? 'numbered' : 'list',
    ),
    listing.picked === null ? listing.note : null,
    lacking(listing),
  )
}

/** Said once below a list in which no house quotes anything. */
function lacking({ measures, rows }: Listing): string | null {
  const isAsked = measures.includes('best') || measures.includes('edge')
  return isAsked && rows.every(({ market, price }) => price === null && market.bestOdd === null)
    ? 'Nenhuma casa das minhas fontes cota isso, então não há preço nem edge para pôr ao lado.'
    : null
}

const lines = (rows: readonly string[], style: 'numbered' | 'list'): string =>
  style === 'list' ? bullets(rows) : rows.map((row, at) => `${at + 1}. ${row}`).join('\n')

/** One row by itself: the number first said of what it is. */
function writeOne(scene: Scene, listing: Listing, row: Row): string {
  const { market, price } = row
  if (listing.style === 'names') return `**${nameOf(scene, row)}**`
  if (price) return `**${cleanName(price.house)}**: ${writeOdd(price.odd)} em ${speak(scene, market)}.`
  const isUnpriced = market.bestOdd === null && listing.measures.some((one) => one === 'best' || one === 'edge')
  const told = isUnpriced
    ? [`nenhuma casa cota; ${writeShare(market.pooledChance)} de chance, odd justa ${writeOdd(market.fairOdd)}`]
    : cells(listing, row)
  const [only, more] = listing.measures
  if (listing.style === 'bare' && only === 'chance' && more === undefined && listing.unit === 'share')
    return `**${told.join('')}**: ${speak(scene, market)}.`
  return `**${nameOf(scene, row)}**: ${told.join(', ')}.`
}

/** A market inside a sentence, a win by the name of who is to win. */
export function speak({ home, away }: Scene, market: BriefedMarket): string {
  if (market.id === 'result.home') return `vitória de ${home}`
  return market.id === 'result.away' ? `vitória de ${away}` : inSentence(market)
}

export function nameOf(scene: Scene, { market, price }: Row): string {
  if (price) return cleanName(price.house)
  if (market.id === 'result.home') return `Vitória de ${cleanName(scene.briefing.match.home)}`
  if (market.id === 'result.away') return `Vitória de ${cleanName(scene.briefing.match.away)}`
  const score = /^score\.(\d+)-(\d+)$/.exec(market.id)
  return score ? `${score[1]} x ${score[2]}` : titleOf(market)
}

const cells = (listing: Listing, row: Row): string[] =>
  listing.measures.flatMap((measure) => {
    const cell = cellOf(listing, measure, row)
    return cell === '' ? [] : [cell]
  })

function cellOf(listing: Listing, measure: Measure, { market, price }: Row): string {
  if (price) return writeOdd(price.odd)
  const { bestOdd, edge, house } = market
  const isTable = listing.style === 'table'
  if (measure === 'chance') return chanceIn(listing, market)
  if (measure === 'fair') return `justa ${rounded(market.fairOdd, listing.decimals ?? 2)}`
  if (measure === 'house')
    return house === null || (listing.measures.includes('best') && !isTable) ? '' : cleanName(house)
  if (measure === 'edge') return edge === null ? 'sem edge' : `edge ${writeEdge(edge)}`
  const at = house === null || listing.measures.includes('house') ? '' : `, na ${cleanName(house)}`
  return bestOdd === null ? 'sem preço de casa' : `melhor odd ${writeOdd(bestOdd)}${at}`
}

const rounded = (value: number, decimals: number): string => value.toFixed(decimals).replace('.', ',')

/** A chance in the unit that is wanted; where it is another way to write an odd, the step is shown. */
function chanceIn({ unit, decimals }: Listing, { pooledChance, fairOdd }: BriefedMarket): string {
  const fair = writeOdd(fairOdd)
  if (unit === 'decimal') return `odd justa ${rounded(fairOdd, decimals ?? 2)}`
  if (unit === 'oneIn') return `${writeShare(pooledChance)}, cerca de ${inWords(pooledChance)}`
  if (unit === 'fractional')
    return `odd justa ${fair}, ou ${fair} − 1 = **${writeOdd(Number(fairOdd.toFixed(2)) - 1)}** para 1`
  if (unit === 'american') {
    const odd = Number(fairOdd.toFixed(2))
    return odd >= 2
      ? `odd justa ${fair}, em americana (${fair} − 1) × 100 = **+${Math.round((odd - 1) * AMERICAN_STAKE)}**`
      : `odd justa ${fair}, em americana 100 ÷ (${fair} − 1) = **${Math.round(AMERICAN_STAKE / (odd - 1))}**, com sinal de menos`
  }
  return decimals === null ? writeShare(pooledChance) : `${rounded(toPct(pooledChance), decimals)}%`
}

/** American odds tell what so much staked wins, or what must be staked to win it. */
const AMERICAN_STAKE = 100
const TENTHS = 10
const RARE = 0.3

/** 'Uma vez em cada 4'; what happens oftener than not is counted in ten. */
function inWords(chance: number): string {
  if (chance > RARE) return `${Math.round(chance * TENTHS)} em cada ${TENTHS} vezes`
  return `1 vez em cada ${Math.round(1 / chance)}`
}
