import { digitsOf, editMasked, type MaskedEdit } from './masked-text.ts'

/** Days are yyyy-MM-dd texts: they sort, compare and travel as they are, and no time zone can move them. */
export type IsoDay = string

const DAY_MS = 86_400_000

/** A week begins on Sunday. */
export const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
]

export const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** Six weeks from the Sunday on or before the first of the month, so the calendar never changes height. */
export function monthGrid(year: number, month: number): IsoDay[][] {
  const first = toIso(Date.UTC(year, month - 1, 1))
  const start = addDays(first, -weekdayOf(first))
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)))
}

export function addDays(day: IsoDay, count: number): IsoDay {
  return toIso(timeOf(day) + count * DAY_MS)
}

/** The same day of another month, or its last day: 31/01 plus one month is 28/02 or 29/02. */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const { year, month, date } = partsOfDay(day)
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return toIso(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)))
}

/** 0 is Sunday. */
export function weekdayOf(day: IsoDay): number {
  return new Date(timeOf(day)).getUTCDay()
}

export function partsOfDay(day: IsoDay): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, date }
}

/** 14/11/2026 */
export function writeDay(day: IsoDay): string {
  return day.split('-').reverse().join('/')
}

/** sábado, 14 de novembro de 2026 */
export function spellDay(day: IsoDay): string {
  const { year, month, date } = partsOfDay(day)
  return `${WEEKDAYS[weekdayOf(day)]}, ${date} de ${MONTHS[month - 1]} de ${year}`
}

/** The day that 14/11/2026 names, or null when there is no such day. */
export function readDay(text: string): IsoDay | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim())
  if (!match) return null
  const [, date, month, year] = match
  const day = `${year}-${month}-${date}`
  // 31/02 would roll over into March.
  return toIso(Date.UTC(Number(year), Number(month) - 1, Number(date))) === day ? day : null
}

/** A day's field after an edit. */
export function editDay(before: string, typed: string, caret: number): MaskedEdit {
  return editMasked({ before, typed, caret, digits: digitsOf(typed).slice(0, 8), write: maskDay })
}

/** Puts the slashes in while somebody types digits. */
export function maskDay(text: string): string {
  const digits = digitsOf(text).slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/')
}

function timeOf(day: IsoDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function toIso(time: number): IsoDay {
  return new Date(time).toISOString().slice(0, 10)
}
