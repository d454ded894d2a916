import { fixed, happens, type MarketMention } from '#checking/reading/market-event.ts'
import type { Span } from '#checking/reading/number-words.ts'

/** A line that is named once ('a linha de 2,5 gols') and then only by its side ('60,6% para o over'). */
type NamedLine = Span & { family: 'goals' | 'corners' | 'cards'; line: string }

const NAMED =
  /linha(?: d[eoa]s?)?(?: (?<before>gols|escanteios|cantos|cartoes))?(?: d[eo]s?| em)? (?<line>\d{1,2}[.,]5)(?![\d%])(?: (?<after>gols|escanteios|cantos|cartoes))?/gu
const WAY = /(?<!\p{L})(?<way>over|under)(?!\p{L}|(?: de)? ?\d)/gu
const THING = /gols|escanteios|cantos|cartoes/gu

export function readNamedLines(plain: string): NamedLine[] {
  return [...plain.matchAll(NAMED)].map(({ 0: words, index, groups }) => {
    const said = groups?.after ?? groups?.before ?? [...plain.slice(0, index).matchAll(THING)].at(-1)?.[0]
    const family = said?.startsWith('e') || said === 'cantos' ? 'corners' : said === 'cartoes' ? 'cards' : 'goals'
    return { start: index, end: index + words.length, family, line: (groups?.line ?? '').replace(',', '.') }
  })
}

/** 'over' and 'under' alone, of the line named before them, else of the next one. */
export function readBareWays(plain: string, lines: readonly NamedLine[]): MarketMention[] {
  return [...plain.matchAll(WAY)].flatMap(({ 0: words, index, groups }): MarketMention[] => {
    const own = lines.findLast(({ end }) => end <= index) ?? lines.find(({ start }) => start > index)
    if (!own) return []
    const event = happens(`${own.family}.${groups?.way}${own.line}`)
    return [{ type: 'market', start: index, end: index + words.length, ...fixed(event) }]
  })
}
