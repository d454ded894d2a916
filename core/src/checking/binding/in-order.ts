import { happens, type MarketEvent, wins } from '#checking/reading/market-event.ts'
import type { SentenceReading } from '#checking/reading/read-sentence.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

const PLACE = String.raw`(§[ha]_*|casa|fora|empate)`
/** All three results in one breath: 'mandante, empate e visitante', 'Anta, empate e Paca'. */
const THREE = new RegExp(
  String.raw`${PLACE}(?:,| ?/) (?:[oa] )?${PLACE}(?:,? e| ?/|,) (?:[oa] )?${PLACE}(?!\p{L})`,
  'u',
)
const OVER_UNDER = /over ?\/ ?under(?: de)? (\d[.,]5)/

const placed = (word = ''): MarketEvent =>
  /^(?:§h|casa)/.test(word) ? wins('home') : /^(?:§a|fora)/.test(word) ? wins('away') : happens('result.draw')

/** What a number is by its place in a row: of results that are named before it, of 1X2, of over and under. */
export function namedInOrder(reading: SentenceReading, number: WrittenNumber): MarketEvent | null {
  const { plain, numbers, clubs } = reading
  const same = numbers.filter(({ form }) => form === number.form)
  const at = same.indexOf(number)
  const three = THREE.exec(plain)
  const behind = three && same.filter(({ start }) => start >= three.index + three[0].length)
  if (three && behind?.length === 3 && behind.includes(number)) return placed(three[1 + behind.indexOf(number)])
  // 'As odds para 1X2 são 2,26, 3,15 e 4,70': home, draw, away.
  if (clubs.length === 0 && /1x2/.test(plain) && same.length === 3) return placed(['casa', 'empate', 'fora'][at])
  const line = OVER_UNDER.exec(plain)
  if (line && same.length === 2 && number.start > line.index)
    return happens(`goals.${at === 0 ? 'over' : 'under'}${line[1]?.replace(',', '.')}`)
  return oneByOne(plain, number)
}

/** 'Casa 63,3%, empate 21,4%, fora 15,3%'; 'em 100 jogos iguais, … 21 empates'. */
function oneByOne(plain: string, { start, end, form }: WrittenNumber): MarketEvent | null {
  const [, word] = /(?:^|[ (,;|])(casa|fora):? (?:com )?$/.exec(plain.slice(0, start)) ?? []
  if (word && /(?<!\p{L})casa:? /u.test(plain) && /(?<!\p{L})fora:? /u.test(plain)) return placed(word)
  const isDrawn =
    form === 'percent' && /^ (?:empates?|(?:terminari?|acabari?)am empatad)(?!\p{L}* (?:anula))/u.test(plain.slice(end))
  return isDrawn ? happens('result.draw') : null
}
