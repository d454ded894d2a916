import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { findMarket, type Scene } from '#scene.ts'
import { takeFilter } from './filters.ts'
import { type Listing, type Measure, type Row, rowOf, type Style, worthOf } from './listing.ts'
import { takeOrdinals } from './ordinals.ts'
import { Parts } from './parts.ts'
import { takeCount, takeFamily, takeMarkets } from './subjects.ts'
import { takeDecimals, takeMeasures, takeOrder, takeStyle, takeUnit } from './wanted.ts'
import { speak } from './write-list.ts'

const LIKELIEST =
  /\b((mais|maiores|maior) (provave(l|is)|chances?( de (bater|sair|acontecer))?|probabilidades?)|mais segur[oa]s?|menos arriscad[oa]s?|favorit[oa]s)\b/
const LEAST =
  /\b((menos|menores|menor) (provave(l|is)|chances?|probabilidades?)|mais arriscad[oa]s?|mais improvave(l|is))\b/
const WORTHIEST =
  /\b((maior|maiores|mais|melhor|melhores)( (em|de|com|no))? (edge|vantagem|valor|ev)|com (mais|maior) (edge|valor|vantagem)|melhores|que mais vale\w*)\b/
const PRICIEST = /\b(que )?(mais pag\w+|pag\w+ (mais|melhor)|maior(es)? odds?)\b/
const EACH_HOUSE = /\b(cada|todas as|nas|pelas) casas?\b/
const HOUSES = /\b(casas?|sites?|bancas)\b/
const ASKS_LIST = /\b(lista\w*|liste|ranking|rankei\w*|top|tabel\w+|quais|enumer\w+|cada|todas|todos|numerad\w+)\b/
const LIST_WORDS =
  /\b(lista\w*|liste|ranking|top|colunas?|linhas?|mais|melhores|principais|segura|seguras|placar|tabel\w+|numer\w+|todas|mercados?)\b/
/** So many are shown where nobody says how many. */
const SHOWN = 5

/** All that a message says of a list; null where it says more than was understood. */
function readWish(text: string, scene: Scene) {
  const parts = new Parts(text)
  const style = takeStyle(parts)
  const order = takeOrder(parts)
  const decimals = takeDecimals(parts)
  const isLeast = parts.has(LEAST)
  const isLikeliest = parts.has(LIKELIEST)
  const isPriciest = parts.has(PRICIEST)
  const isWorthiest = !isPriciest && parts.has(WORTHIEST)
  const named = takeMarkets(parts, scene)
  const areHouses = named.length === 1 && (isPriciest || order !== null || EACH_HOUSE.test(text)) && parts.has(HOUSES)
  const family = areHouses || named.length > 0 ? null : takeFamily(parts, scene)
  const filter = takeFilter(parts)
  const unit = takeUnit(parts)
  const picked = takeOrdinals(parts, SHOWN)
  const count = takeCount(parts)
  const asked = takeMeasures(parts)
  parts.has(LIST_WORDS)
  if (!parts.isUnderstood) return null
  const asksList = ASKS_LIST.test(text)
  const isSorted = order !== null || isLeast || isLikeliest || isWorthiest || isPriciest
  const isForm = [style, count, order, decimals, unit, picked].some((one) => one !== null) || asksList
  const by: Measure = order?.by ?? (isWorthiest ? 'edge' : isPriciest ? 'best' : 'chance')
  const isRising = (order?.isRising ?? false) || isLeast
  return {
    style,
    decimals,
    named,
    areHouses,
    family,
    filter,
    unit,
    picked,
    count,
    asked,
    asksList,
    isSorted,
    isForm,
    by,
    isRising,
  }
}

type Wish = NonNullable<ReturnType<typeof readWish>>

/** The list that a message asks for; null where it asks for none, or for more than was understood. */
export function readList(text: string, scene: Scene): Listing | null {
  const wish = scene.phase === 'ahead' ? readWish(text, scene) : null
  if (!wish || OF_PAST.test(text)) return null
  const { named, family, picked, isForm, isSorted, count, by, asked, style } = wish
  // Which of two, both in one, and a number beside a market are asked elsewhere.
  if (count !== null && !family?.isRanked && !wish.areHouses) return null
  if (named.length > 0 && (picked !== null || /\bou\b|\+ /.test(text))) return null
  if (wish.areHouses) return housesFor(text, scene, wish)
  const markets = named.length > 0 ? named : isOfMain(text, wish) ? mainOf(scene) : (family?.markets ?? [])
  const isRanked = family !== null && (isSorted || (family.isRanked && count !== null) || picked !== null)
  if (markets.length === 0 || (!isForm && !isRanked)) return null
  if (by === 'edge' && !markets.some(({ edge }) => edge !== null)) return null
  const all = markets.map(rowOf).filter((row) => wish.filter?.(row) ?? true)
  const ranked = (isSorted || isRanked) && !isOfMain(text, wish) ? sortRows(all, by, wish.isRising) : all
  const isOne = count === null && isRanked && !wish.asksList && /\b(qual|o|a)\b/.test(text) && !MANY.test(text)
  const measures = style === 'table' || asked.length === 0 ? asked : withRanked(asked, by, isRanked)
  return {
    ...listOf(
      ranked,
      measures.length > 0 ? measures : usualFor(by, style),
      style ?? 'list',
      count ?? (isRanked ? SHOWN : null),
    ),
    unit: wish.unit ?? 'share',
    decimals: wish.decimals,
    note: OF_BETS.test(text) && by !== 'edge' ? worthless(ranked, count) : ofQuoted(text, wish, markets),
    picked: fromFirst(picked, isSorted && FIRST_ASKED.test(text)) ?? (isOne ? [0] : null),
  }
}

/** How clubs come is no list of markets. */
const OF_PAST = /\bforma (?:d|recente|atual)|\bfase\b|\bmomento\b|\bretrospecto\b|\bconfrontos? diret|\bultimos jogos\b/

/** The main markets are those that everybody looks at first, and not the likeliest. */
const isOfMain = (text: string, { isSorted }: Wish): boolean => /\bprincipais\b/.test(text) && !isSorted
const MAIN = ['result.home', 'result.draw', 'result.away', 'goals.over2.5', 'btts.yes', 'goals.under2.5', 'btts.no']
const mainOf = (scene: Scene): BriefedMarket[] => MAIN.flatMap((id) => findMarket(scene, id) ?? [])

/** 'Qual o de maior edge? e o segundo?' asks for the first as well. */
const FIRST_ASKED = /\bqual\b.*\be [oa] segund/
const fromFirst = (picked: number[] | null, isFirst: boolean): number[] | null =>
  picked && isFirst && !picked.includes(0) ? [0, ...picked] : picked

const MANY = /\b(quais|mercados|placares|apostas|opcoes|casas)\b/

function usualFor(by: Measure, style: Style | null): Measure[] {
  if (by === 'edge') return ['edge', 'best']
  if (by === 'best') return ['best']
  return style === 'table' ? ['chance', 'fair'] : ['chance']
}

/** What every house pays for one market; the best alone where only one is asked for. */
function housesFor(text: string, scene: Scene, { named: [market], style, count, asksList }: Wish): Listing | null {
  if (!market) return null
  const rows = market.prices.map((price) => ({ market, price }))
  const note = `Nenhuma casa das minhas fontes cota ${speak(scene, market)}, então não há o que ordenar: a chance é de ${writeShare(market.pooledChance)} e a odd justa, ${writeOdd(market.fairOdd)}.`
  const isOne = /\bqual\b/.test(text) && count === null && !asksList && rows.length > 0
  return {
    ...listOf(rows, ['best'], style ?? 'numbered', count),
    picked: isOne ? [0] : null,
    note: rows.length === 0 ? note : null,
  }
}

/** 'Os mercados mais prováveis' are those that houses quote, and that is said: others are likelier. */
const ofQuoted = (text: string, { by, style }: Wish, markets: readonly BriefedMarket[]): string | null =>
  by === 'chance' && style !== 'bare' && /\bmercados?\b/.test(text) && markets.every(({ bestOdd }) => bestOdd !== null)
    ? 'Só entre os mercados com odd de casa.'
    : null

const OF_BETS = /\b(apost\w+|opcao|opcoes|palpites?|entradas?|bilhetes?)\b/

/** Whoever asks for bets is told where none of them is worth its price. */
const worthless = (rows: readonly Row[], count: number | null): string | null =>
  rows.slice(0, count ?? SHOWN).some(({ market }) => market.isRecommended)
    ? null
    : 'Nenhuma delas passa na regra de preço: mais provável não quer dizer que compense.'

/** What a list is ranked by is shown in it. */
const withRanked = (measures: Measure[], by: Measure, isRanked: boolean): Measure[] =>
  isRanked && !measures.includes(by) ? [by, ...measures] : measures

export const sortRows = (rows: readonly Row[], by: Measure, isRising: boolean): Row[] =>
  rows.toSorted((a, b) => (worthOf(b, by) - worthOf(a, by)) * (isRising ? -1 : 1))

function listOf(rows: readonly Row[], measures: readonly Measure[], style: Style, count: number | null): Listing {
  return {
    kind: 'listing',
    rows: count === null ? rows : rows.slice(0, count),
    pool: rows,
    measures,
    unit: 'share',
    decimals: null,
    style,
    picked: null,
    isOwn: true,
    note: null,
  }
}
