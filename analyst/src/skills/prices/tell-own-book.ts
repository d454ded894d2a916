import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeMoney, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { bullets, findMarket, paragraphs, type Scene, sentences } from '#scene.ts'
import { titleOf } from '#writers/market-words.ts'
import type { Plan } from './asked.ts'
import { bestBook, booksOf } from './families.ts'
import { unpriced } from './price-words.ts'

const shown = (odds: readonly number[]): string => odds.map((odd) => `1 ÷ ${writeOdd(odd)}`).join(' + ')
const sumOf = (odds: readonly number[]): number => odds.reduce((sum, odd) => sum + 1 / odd, 0)

/** A surebet of odds that the reader brings, and how a sum would be shared out. */
export function tellOwnSurebet(scene: Scene, { odds, stake, family }: Plan): string {
  const sum = sumOf(odds)
  const rows = family.ids.flatMap((id, at) => {
    const odd = odds[at]
    const market = findMarket(scene, id)
    if (odd === undefined || !market || stake === null) return []
    return [
      `${titleOf(market)}: ${writeMoney(stake)} ÷ ${writeOdd(odd)} ÷ (${shown(odds)}) = ${writeMoney(stake / odd / sum)}`,
    ]
  })
  return paragraphs(
    sum < 1
      ? `Com essas odds, sim: ${shown(odds)} = **${writeShare(sum)}**, abaixo de 100%.`
      : `Com essas odds, não: ${shown(odds)} = **${writeShare(sum)}**, e só abaixo de 100% sobraria algo.`,
    rows.length > 0 && stake !== null
      ? `Dividindo ${writeMoney(stake)} para voltar o mesmo em qualquer resultado, ${writeMoney(stake)} ÷ (${shown(odds)}) = **${writeMoney(stake / sum)}**:\n\n${bullets(rows)}`
      : null,
    'São os seus números, não preços que eu tenha visto: confira se as odds são do mesmo jogo e ainda estão de pé, porque sobra assim costuma ser engano e some.',
  )
}

/** What a house keeps of a sum spread over a whole family, or what the best odds leave. */
export function tellMarginMoney(scene: Scene, { family, houses: [house], stake }: Plan): string | null {
  if (stake === null) return null
  const book = house === undefined ? bestBook(scene, family) : booksOf(scene, family).find((one) => one.house === house)
  if (!book) return unpriced(scene, null, 'margem a calcular')
  const kept = stake - stake / sumOf(book.odds)
  const where = house === undefined ? 'Pegando a melhor odd de cada resultado' : `Na ${cleanName(house)}`
  return sentences(
    `${where}, em média ${kept < 0 ? 'até sobram' : 'ficam para a casa'} ${writeMoney(stake)} × (${shown(book.odds)} − 1) ÷ (${shown(book.odds)}) = **${writeMoney(Math.abs(kept))}**, espalhando ${writeMoney(stake)} pelo ${family.name}.`,
    `É a margem: ${shown(book.odds)} − 1 = ${writeShare(book.margin)}.`,
    house === undefined ? null : 'É média: numa aposta só, ou se ganha a odd inteira ou se perde tudo.',
  )
}
