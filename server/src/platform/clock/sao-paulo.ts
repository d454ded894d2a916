export const SAO_PAULO = 'America/Sao_Paulo'

/** The calendar day in São Paulo, yyyy-MM-dd. At 21:30 there it is already tomorrow in UTC. */
export function dateInSaoPaulo(moment: Date): string {
  return moment.toTemporalInstant().toZonedDateTimeISO(SAO_PAULO).toPlainDate().toString()
}
