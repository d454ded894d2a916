import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { bullets, findMarket, paragraphs, type Scene, sentences } from '#scene.ts'
import { inSentence, titleOf } from '#writers/market-words.ts'
import type { Plan } from './asked.ts'
import { type Book, bestBook, booksOf, type Family, familyOf } from './families.ts'
import { begin, of, pricesOf, to, unpriced } from './price-words.ts'

const shown = (odds: readonly number[]): string => odds.map((odd) => `1 ÷ ${writeOdd(odd)}`).join(' + ')
/** 'No resultado final (1X2)', 'em mais ou menos de 2,5 gols'. */
const inFamily = ({ name }: Family): string => `${name.startsWith('resultado') ? 'no' : 'em'} ${name}`
const bookRow = ({ house, odds, margin }: Book): string =>
  `${cleanName(house)}: ${shown(odds)} − 1 = ${writeShare(margin)}`

/** A house's margin on a family, or who has the largest and the smallest. */
export function tellOverround(scene: Scene, family: Family, { houses, end, withMean, isWhy }: Plan): string {
  const books = booksOf(scene, family)
  const [least, most] = [books[0], books.at(-1)]
  if (!least || !most) return unpriced(scene, null, `margem a calcular ${inFamily(family)}`)
  const asked = books.filter(({ house }) => houses.includes(house))
  const [one] = asked
  const named = houses.map(cleanName).join(' e a ')
  if (houses.length > 0 && !one)
    return `A ${named} não cota todos os lados de ${family.name}, então não há margem dela a calcular. ${bookRow(least)}.`
  const rest = books.filter((book) => !asked.includes(book))
  if (one)
    return paragraphs(
      asked.length === 1
        ? `A margem da **${cleanName(one.house)}** ${inFamily(family)} é de ${shown(one.odds)} − 1 = **${writeShare(one.margin)}**.`
        : `A menor das duas é a da **${cleanName(one.house)}**:`,
      asked.length === 1 ? null : bullets(asked.map(bookRow)),
      isWhy
        ? 'Passa de 100% porque cada odd paga um pouco menos do que a chance pede: o que sobra na soma é a margem, o ganho da casa em média.'
        : null,
      withMean ? besideMean(books, one) : null,
      rest.length === 0 || withMean || isWhy
        ? null
        : `As outras, da menor para a maior:\n\n${bullets(rest.map(bookRow))}`,
    )
  const at = end === 'most' ? most : least
  return paragraphs(
    `A ${end === 'most' ? 'maior' : 'menor'} margem ${inFamily(family)} é a da **${cleanName(at.house)}**: ${shown(at.odds)} − 1 = **${writeShare(at.margin)}**.`,
    `As outras:\n\n${bullets(books.filter((book) => book !== at).map(bookRow))}`,
  )
}

/** One house beside the mean of all. */
function besideMean(books: readonly Book[], { margin }: Book): string {
  const mean = books.reduce((sum, book) => sum + book.margin, 0) / books.length
  return `${margin < mean ? 'Abaixo' : 'Acima'} da média: (${books.map((book) => writeShare(book.margin)).join(' + ')}) ÷ ${books.length} = **${writeShare(mean)}**, contando todas as casas.`
}

/** The best price of each side together, or of two houses alone. */
function bookFor(scene: Scene, family: Family, houses: readonly string[]): { rows: Row[]; margin: number } | null {
  if (houses.length < 2) {
    const book = bestBook(scene, family)
    return book && { rows: book.markets.flatMap((market) => rowOf(market, null)), margin: book.margin }
  }
  const rows = family.ids.flatMap((id) => {
    const market = findMarket(scene, id)
    return market ? rowOf(market, houses) : []
  })
  return rows.length === family.ids.length
    ? { rows, margin: rows.reduce((sum, { odd }) => sum + 1 / odd, 0) - 1 }
    : null
}

type Row = { market: BriefedMarket; odd: number; house: string }

function rowOf(market: BriefedMarket, houses: readonly string[] | null): Row[] {
  const best = pricesOf(market).find(({ house }) => houses === null || houses.includes(house))
  return best ? [{ market, ...best }] : []
}

/** Whether the best prices together leave something over, and how much is missing. */
export function tellSurebet(scene: Scene, family: Family, { houses, lead, against }: Plan): string {
  const book = bookFor(scene, family, houses)
  if (!book)
    return unpriced(
      scene,
      null,
      lead === 'sum' ? 'odds para somar' : lead === 'missing' ? 'soma de que dizer quanto falta' : 'surebet a procurar',
    )
  const odds = book.rows.map(({ odd }) => odd)
  const sum = `${shown(odds)} = **${writeShare(1 + book.margin)}**`
  const gap = `${shown(odds)} − 1 = **${writeShare(Math.abs(book.margin))}**`
  const whose =
    houses.length > 1
      ? `as melhores odds de ${houses.map(cleanName).join(' e ')}`
      : 'as melhores odds de todas as casas'
  const rows = bullets(
    book.rows.map(({ market, odd, house }) => `${titleOf(market)}: ${writeOdd(odd)}, na ${cleanName(house)}`),
  )
  if (book.margin < 0)
    return paragraphs(
      lead === 'missing'
        ? `Não falta: ${inFamily(family)} ${whose} somam ${sum}, já abaixo de 100%.`
        : lead === 'sum'
          ? `${begin(inFamily(family))}, ${whose} somam ${sum}, abaixo de 100%.`
          : `Pelos preços que tenho agora, a conta fecha: ${inFamily(family)} ${whose} somam ${sum}, abaixo de 100%.`,
      rows,
      'Sobra assim costuma vir de um preço fora do lugar, que some ou é anulado, e as casas limitam quem tenta: garantido não é, e a Prancheta não busca isso.',
    )
  const first =
    lead === 'missing'
      ? `Faltam ${gap} ${inFamily(family)}: ${whose} teriam de subir mais ou menos isso, todas juntas, para a soma cair abaixo de 100%.`
      : lead === 'sum'
        ? `${begin(inFamily(family))}, ${whose} somam ${sum}: o que passa de 100% é a margem que sobra.`
        : `${besides(scene, book.margin, against)}ão há surebet ${inFamily(family)}: ${whose} somam ${sum}, e só abaixo de 100% sobraria algo.`
  return paragraphs(first, rows, lead === 'missing' || lead === 'sum' ? null : `O que falta: ${gap}.`)
}

/** Whether this family comes nearer than the one told before. */
function besides(scene: Scene, margin: number, against: Family | null): string {
  const other = against && bookFor(scene, against, [])
  if (!other || other.margin === margin) return 'N'
  return margin < other.margin ? 'Está mais perto, mas n' : 'Está mais longe: n'
}

/** The chance that an odd stands for. */
export function tellImplied(scene: Scene, { markets: [market], houses: [house], odds: [own] }: Plan): string | null {
  const price = market && pricesOf(market).find((one) => house === undefined || one.house === house)
  const odd = own ?? price?.odd
  if (odd === undefined) return market ? unpriced(scene, market) : null
  const where = own === undefined && price ? `, na ${cleanName(price.house)},` : ''
  return sentences(
    `A odd ${writeOdd(odd)}${market ? ` ${of(market)}` : ''}${where} embute 1 ÷ ${writeOdd(odd)} = **${writeShare(1 / odd)}** de probabilidade, com a margem da casa dentro.`,
    market ? besideOurs(market) : null,
  )
}

const besideOurs = (market: BriefedMarket): string =>
  market.marketChance === null
    ? `A nossa conta dá ${writeShare(market.pooledChance)} ${to(market)}.`
    : `Sem a margem, o consenso das casas dá ${writeShare(market.marketChance)} ${to(market)}; a conta conjunta, ${writeShare(market.pooledChance)}.`

/** The same without the margin: one house's own, shared out in proportion, or what all agree on. */
export function tellNoVig(scene: Scene, { markets: [market], houses: [house] }: Plan): string | null {
  if (!market) return null
  if (market.marketChance === null) return unpriced(scene, market)
  const family = familyOf(market)
  const book = family && house !== undefined ? booksOf(scene, family).find((one) => one.house === house) : undefined
  const odd = market.prices.find((price) => price.house === house)?.odd
  const consensus = `o consenso das casas, sem margem, dá **${writeShare(market.marketChance)}** ${to(market)}`
  if (!book || odd === undefined)
    return `${begin(consensus)}; o modelo sozinho, ${writeShare(market.modelChance ?? market.pooledChance)}, e a conta conjunta, ${writeShare(market.pooledChance)}.`
  return sentences(
    `Sem a margem da ${cleanName(book.house)}, ${inSentence(market)} fica em 1 ÷ ${writeOdd(odd)} ÷ (${shown(book.odds)}) = **${writeShare(noVig(odd, book.odds))}**.`,
    `Juntando todas as casas, o mercado sem margem dá ${writeShare(market.marketChance)} ${to(market)}.`,
  )
}

export const noVig = (odd: number, odds: readonly number[]): number =>
  1 / odd / odds.reduce((sum, one) => sum + 1 / one, 0)
