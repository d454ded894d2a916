import { formatTime, isoDay } from '#lib/format/format.ts'
import type { IsoDay } from './calendar.ts'

/** A day and an hour on the clocks of São Paulo as a moment; null for what is no hour. */
export function toMoment(day: IsoDay, time: string): Date | null {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // Three hours behind today, two in the summers before 2019: what the clocks there show says how far a guess is off.
  const guess = new Date(wanted + 3 * 3_600_000)
  const shown = Date.parse(`${isoDay(guess)}T${formatTime(guess)}:00Z`)
  return new Date(guess.getTime() + wanted - shown)
}
