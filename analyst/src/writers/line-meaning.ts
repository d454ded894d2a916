import { writeAmount, writeDecimal } from '@prancheta/core/chat/figures.ts'
import type { Ask } from '../reading/ask.ts'

/** What a line or a short name of a bet asks of the match, for who wants to know what it means. Null where none is named. */
export function tellLineMeaning({ concepts, line, way, isEuropean, marketId, text }: Ask): string | null {
  const [id] = concepts
  if (id === 'doubleChance') return doubleChance(marketId ?? '')
  // What is no quarter of a goal is a price.
  if (line !== null && !Number.isInteger(line * 4)) return null
  if (line === null) return id === 'overUnder' ? wholeLine(text) : null
  if (id === 'asianHandicap') return isEuropean ? null : asian(line)
  if (id === 'overUnder' || way !== null) return total(line, way ?? 'over', text)
  return null
}

function doubleChance(id: string): string | null {
  if (id.endsWith('homeDraw')) return 'O 1X é mandante ou empate: só perde se o visitante vencer.'
  return id.endsWith('drawAway') ? 'O X2 é empate ou visitante: só perde se o mandante vencer.' : null
}

function asian(line: number): string {
  const goals = Math.abs(line)
  const name = `Na linha ${line > 0 ? '+' : ''}${writeDecimal(line)}`
  if (line === 0) return `${name}, o time precisa vencer, e o empate devolve o valor.`
  if (!Number.isInteger(goals * 2)) return `${name}, a aposta se reparte por igual entre as linhas vizinhas.`
  if (line < 0)
    return Number.isInteger(goals)
      ? `${name}, o time precisa vencer por mais do que a linha; com a diferença exata dela, o valor volta.`
      : `${name}, o time precisa vencer${goals > 1 ? ` por pelo menos ${Math.ceil(goals)} gols de diferença` : ': com empate ou derrota, a aposta perde'}.`
  return Number.isInteger(goals)
    ? `${name}, o time pode perder por menos do que a linha; com a diferença exata dela, o valor volta.`
    : `${name}, o time ${goals > 1 ? `pode perder por até ${Math.floor(goals)}` : 'não pode perder: empate já basta'}.`
}

const WHOLE =
  'Na linha inteira, sair exatamente esse número devolve o valor; acima dela o over ganha e abaixo dela o under.'
const QUARTER = 'É linha de quarto: a aposta se reparte por igual entre as linhas vizinhas.'

/** A line without a half: just that many gives the stake back. */
function wholeLine(text: string): string | null {
  return /\blinhas? (?:for |de |e |inteira )*(\d{1,2})(?:\.0)?(?![\d.])/.test(text) ? WHOLE : null
}

function total(line: number, way: 'over' | 'under', text: string): string {
  if (Number.isInteger(line)) return WHOLE
  if (!Number.isInteger(line * 2)) return QUARTER
  const least = Math.ceil(line)
  const what = /\bescanteios?\b/.test(text) ? 'escanteios' : /\bcart(ao|oes)\b/.test(text) ? 'cartões' : 'gols'
  const told =
    way === 'over'
      ? `Mais de ${writeDecimal(line)} ${what} quer dizer ${writeAmount(least, what.replace(/tões$/, 'tão').replace(/s$/, ''), what)} ou mais`
      : `Menos de ${writeDecimal(line)} ${what} quer dizer ${least - 1} ${what} ou menos`
  return `${told}.${withExactly(line, way, text)}`
}

/** 'Over 2,5 com 3 gols ganha ou perde?': how the bet ends at the number that the reader names. */
function withExactly(line: number, way: 'over' | 'under', text: string): string {
  const [, digits] =
    /(?<![\d.])(\d{1,2}) (?:gols?|escanteios?|cart)|\bexatamente (\d{1,2})(?![\d.])/
      .exec(text)
      ?.filter((part) => part !== undefined) ?? []
  if (digits === undefined) return ''
  const gap = Number(digits) - line
  return gap > 0 === (way === 'over') ? ' Com esse número, a aposta ganha.' : ' Com esse número, a aposta perde.'
}
