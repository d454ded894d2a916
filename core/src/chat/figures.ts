import { toPct } from '#percent.ts'

/** How the talk about a match writes its numbers: as Brazilians do, from values as the briefing holds them. */
const LOCALE = 'pt-BR'
const oneDecimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const twoDecimals = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const upToTwo = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })
const money = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'BRL' })
const day = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const time = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const month = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** 0.625 as '62,5%'. */
export const writeShare = (share: number): string => `${oneDecimal.format(toPct(share))}%`

/** A share or an edge as it is shown: what is told of it must hold for whoever has only the written number. */
export const shownShare = (share: number): number => Math.round(toPct(share) * 10) / 1000

/** 0.0524 as '+5,2%', -0.01 as '−1,0%'. What rounds to nothing has no sign. */
export function writeEdge(edge: number): string {
  const pct = toPct(edge)
  const rounded = Math.round(pct * 10)
  const sign = rounded === 0 ? '' : rounded > 0 ? '+' : '−'
  return `${sign}${oneDecimal.format(Math.abs(pct))}%`
}

/** 0.01873 as '1,87%': a stake is small, and half a point of it is money. */
export const writeStakeShare = (share: number): string => `${twoDecimals.format(toPct(share))}%`

/** 1.85 as '1,85'. */
export const writeOdd = (odd: number): string => twoDecimals.format(odd)

/** 1.62 as '1,62', 2 as '2'. */
export const writeDecimal = (value: number): string => upToTwo.format(value).replace('-', '−')

/** 12.5 as 'R$ 12,50', with a plain space so that every text editor and checker sees the same. */
export const writeMoney = (reais: number): string => money.format(reais).replaceAll(/\s/gu, ' ')

/** '1,62 gol', '2,4 gols': Portuguese stays singular below two. */
/** A mean that comes out whole still reads as one: '10,0 escanteios por jogo'. */
export const writeMean = (value: number): string => {
  const written = writeDecimal(value)
  return written.includes(',') ? written : `${written},0`
}

export const writeAmount = (value: number, one: string, many: string): string =>
  `${writeDecimal(value)} ${Math.abs(value) < 2 ? one : many}`

/** '3 vitórias', '1 vitória', 'nenhuma vitória'. */
export const writeCount = (count: number, one: string, many: string, none: string): string =>
  count === 0 ? `${none} ${one}` : `${count} ${count === 1 ? one : many}`

/** '15/11/2026' in São Paulo. */
export const writeDay = (utc: string): string => day.format(new Date(utc))

/** '21:30' in São Paulo. */
export const writeTime = (utc: string): string => time.format(new Date(utc))

/** 'março de 2026': a played game's day is no fact anybody asks for. Null when the date cannot be read. */
export function writeMonth(date: string): string | null {
  const at = new Date(date)
  return Number.isNaN(at.getTime()) ? null : month.format(at)
}

/** 'a', 'a e b', 'a, b e c'. */
export function writeList(parts: readonly string[], last = 'e'): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`
}
