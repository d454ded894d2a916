const MS_PER_DAY = 86_400_000

/** Reads dd/mm/yyyy, dd/mm/yy (93 and later are the 1900s: the files begin in 1993) and yyyy-mm-dd. */
export function toDay(text: string): { date: string; day: number } | null {
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const [year, month, dayOfMonth] = iso
    ? [iso[1], iso[2], iso[3]].map(Number)
    : [slashed?.[3], slashed?.[2], slashed?.[1]].map(Number)
  if (year === undefined || month === undefined || dayOfMonth === undefined) return null

  const fullYear = year >= 100 ? year : year >= 93 ? 1900 + year : 2000 + year
  const time = Date.UTC(fullYear, month - 1, dayOfMonth)
  if (Number.isNaN(time)) return null
  const date = new Date(time)
  // 31/02 would silently become 3 March.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== dayOfMonth) return null
  return { date: date.toISOString().slice(0, 10), day: time / MS_PER_DAY }
}

/** HH:MM, or null for anything else. */
export function toTime(text: string): string | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? []
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}

/**
 * The instant a match began. All files print British time, also those of Brazil: 'Fluminense - Santos' of 9 April
 * 2022 stands at 20:30 and began at 19:30 UTC. Null when the hour is not known.
 */
export function toKickOff(date: string, time: string | null): string | null {
  if (time === null) return null
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime('Europe/London').toInstant().toString({
    fractionalSecondDigits: 3,
  })
}
