const SAO_PAULO = 'America/Sao_Paulo'

/** The calendar day of an instant in São Paulo, where 21:30 is already tomorrow in UTC. */
export function dayInSaoPaulo(instant: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(SAO_PAULO).toPlainDate().toString()
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/**
 * The instant to keep for a game whose hour is not known: noon in São Paulo of its day, so that no zone of the
 * country sees another date. Services stamp such games 00:00 UTC, which is 21:00 of the day before.
 */
export function noonOf(day: string): string {
  return `${day}T15:00:00.000Z`
}
