import { Link } from 'react-router'
import { isoDay } from '#lib/format/format.ts'
import { addDays, type IsoDay, WEEKDAYS, weekdayOf, writeDay } from '#lib/forms/calendar.ts'
import { classes } from '#lib/page/classes.ts'
import { type BoardPlace, writeBoardPlace } from './board-place.ts'

type Props = { days: readonly IsoDay[]; date: IsoDay; place: BoardPlace }

/** The days that have a board. They lead the whole page to that day. */
export function DayLinks({ days, date, place }: Props) {
  const isCovered = days.includes(date)
  return (
    <nav aria-label="Dia do quadro" className="mb-3">
      {!isCovered && (
        <p className="mb-2 text-ink-muted text-sm">
          O quadro cobre hoje e os dois próximos dias; {writeDay(date)} não está entre eles.
        </p>
      )}
      <ul className="flex gap-1.5">
        {days.map((day) => (
          <li key={day} className="max-sm:flex-1">
            <Link
              // Legs are of one day.
              to={`/analyses?${writeBoardPlace({ ...place, legs: [] }, new URLSearchParams({ data: day }))}`}
              aria-current={day === date ? 'page' : undefined}
              preventScrollReset
              className={classes(
                'flex min-h-11 items-center justify-center whitespace-nowrap rounded-control border px-3 font-semibold text-sm transition-colors sm:min-h-9',
                day === date
                  ? 'border-brand bg-brand-soft text-brand'
                  : 'border-line-strong/60 hover:border-line-strong hover:bg-surface-sunken',
              )}
            >
              {dayName(day)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function dayName(day: IsoDay): string {
  const today = isoDay(new Date())
  if (day === today) return 'Hoje'
  if (day === addDays(today, 1)) return 'Amanhã'
  const [name = ''] = (WEEKDAYS[weekdayOf(day)] ?? '').split('-')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
