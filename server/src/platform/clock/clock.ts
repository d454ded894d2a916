/** Time comes in through here, so that a test can hold it still. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export const SAO_PAULO = 'America/Sao_Paulo'

/** The calendar day in São Paulo, yyyy-MM-dd. At 21:30 there it is already tomorrow in UTC. */
export function dateInSaoPaulo(moment: Date): string {
  return moment.toTemporalInstant().toZonedDateTimeISO(SAO_PAULO).toPlainDate().toString()
}

/** The day (yyyy-MM-dd) from midnight to midnight in São Paulo. */
export function dayInSaoPaulo(date: string): { from: Date; to: Date } {
  const day = Temporal.PlainDate.from(date)
  const midnight = (of: Temporal.PlainDate) => new Date(of.toZonedDateTime(SAO_PAULO).epochMilliseconds)
  return { from: midnight(day), to: midnight(day.add({ days: 1 })) }
}

const calendarDay = new Intl.DateTimeFormat('pt-BR', { timeZone: SAO_PAULO, dateStyle: 'short' })
const moment = new Intl.DateTimeFormat('pt-BR', { timeZone: SAO_PAULO, dateStyle: 'short', timeStyle: 'short' })

/** 15/11/2026 09:30, for files that people open in a spreadsheet. */
export function momentInBrazil(at: Date): string {
  return moment.format(at).replace(',', '')
}

/** 15/11/2026, as a reader in Brazil writes the day. */
export function dayInBrazil(at: Date): string {
  return calendarDay.format(at)
}

/** The last so many days in São Paulo as yyyy-MM-dd, today last. */
export function lastDays(now: Date, count: number): string[] {
  const today = Temporal.PlainDate.from(dateInSaoPaulo(now))
  return Array.from({ length: count }, (_, index) => today.subtract({ days: count - 1 - index }).toString())
}
