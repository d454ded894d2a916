import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeEdge, writeList, writeMoney, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { edgeAtOdd } from '@prancheta/core/chat/tallies.ts'
import { readShare } from '#reading/read-given.ts'
import { bullets, paragraphs, type Scene, sentences } from '#scene.ts'
import { chanceFactor } from '#writers/exact-share.ts'
import { recommendedMarkets } from '#writers/value.ts'
import type { Plan } from './asked.ts'
import { booksOf, familiesOf, RESULT } from './families.ts'
import { begin, on, unpriced } from './price-words.ts'

const KINDS: readonly (readonly [RegExp, RegExp, string])[] = [
  [/\bescanteios?|\bcantos?\b/, /^corners\./, 'escanteios'],
  [/\bcart(?:ao|oes)\b/, /^cards\./, 'cartões'],
]

/** On what each house, or all of them, take the most: the margins of every bet whose sides all have a price. */
export function tellByMarket(scene: Scene, { houses }: Plan, text: string): string {
  const house = houses[0] ?? booksOf(scene, RESULT)[0]?.house
  const rows = familiesOf(scene)
    .flatMap((family) => booksOf(scene, family).flatMap((book) => (book.house === house ? [{ ...book, family }] : [])))
    .toSorted((a, b) => b.margin - a.margin)
  const [most, least] = [rows[0], rows.at(-1)]
  if (!most || !least) return unpriced(scene, null, 'margem a comparar entre mercados')
  const asked = KINDS.filter(([words]) => words.test(text))
  const silent = asked.filter(([, ids]) => !rows.some(({ family }) => ids.test(family.ids[0] ?? '')))
  return paragraphs(
    silent.length > 0
      ? `Isso não dá para conferir neste jogo: nenhuma casa que acompanho cota os dois lados de ${writeList(silent.map(([, , name]) => name))}. Em geral a impressão é certa, porque mercado menos procurado costuma ter margem maior.`
      : null,
    `${silent.length > 0 ? 'Dos que têm preço, a' : 'A'} margem é maior em **${most.family.name}** e menor em ${least.family.name}, na ${cleanName(house ?? '')}:`,
    bullets(
      rows
        .slice(0, SHOWN)
        .map(
          ({ family, odds, margin }) =>
            `${begin(family.name)}: ${odds.map((odd) => `1 ÷ ${writeOdd(odd)}`).join(' + ')} − 1 = ${writeShare(margin)}`,
        ),
    ),
  )
}

const SHOWN = 6

/** Why the chances that odds stand for add up to more than a hundred. */
export function tellOver100(text: string): string | null {
  const [, digits] = /\b(1\d\d(?:\.\d+)?) ?%/.exec(text) ?? []
  if (digits === undefined) return null
  const over = readShare(digits)
  return sentences(
    `Por causa da margem da casa: ${writeShare(over)} − 100% = **${writeShare(over - 1)}** é o que ela cobra a mais.`,
    'Cada odd paga um pouco menos do que a chance pede, então cada chance embutida fica um pouco maior do que a verdadeira.',
    'Para tirar isso, divida cada chance embutida pela soma de todas: aí elas voltam a somar 100%.',
  )
}

/** What becomes of an edge when the chance is some points lower. */
export function tellIfWrong(scene: Scene, { markets: [market], odds: [own] }: Plan, text: string): string | null {
  const [, digits] = /\b(\d{1,2}(?:\.\d)?) (?:pontos?|p\.?p\.?)\b/.exec(text) ?? []
  if (digits === undefined) return null
  const odd = own ?? market?.bestOdd ?? null
  if (!market || odd === null) return unpriced(scene, market ?? null, 'edge a refazer com a chance menor')
  const isUp = /\b(?:para cima|pra cima|a mais|maior)\b/.test(text)
  const points = readShare(digits)
  const chance = market.pooledChance + (isUp ? points : -points)
  const edge = chance * odd - 1
  return sentences(
    `${edge > 0 ? 'Sim' : 'Não'}: ${on(market)}, com ${writeShare(market.pooledChance)} ${isUp ? '+' : '−'} ${writeShare(points)} = ${writeShare(chance)} de chance, a ${writeOdd(odd)} o edge seria ${chanceFactor(chance, odd)} × ${writeOdd(odd)} − 1 = **${writeEdge(edge)}**${edge > 0 ? ', ainda positivo' : ', e Kelly daria zero'}.`,
    `Com a chance da análise ele é de ${writeEdge(edgeAtOdd(market, odd))}.`,
  )
}

/** A price for 'what you suggested', where nothing is suggested. */
export function tellNoneHere(scene: Scene, { bankroll, odds }: Plan): string | null {
  if (recommendedMarkets(scene).length > 0) return null
  return bankroll !== null && odds.length === 0
    ? `Dos ${writeMoney(bankroll)}, **nada**: sem mercado que passe na regra a stake é zero, seja qual for a banca. Ficar de fora não custa nada.`
    : `Neste jogo não sugerimos nada, então não há mercado para pôr esse preço: ${scene.briefing.missing.includes('odds') ? 'as odds das casas não chegaram, e sem odd real não há edge' : 'nenhum mercado passa na regra'}. A stake é zero, e ficar de fora é a resposta. Se me disser o mercado, comparo o seu preço com a odd justa dele.`
}
