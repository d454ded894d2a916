import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import {
  addDays,
  addMonths,
  type IsoDay,
  MONTHS,
  monthGrid,
  partsOfDay,
  spellDay,
  WEEKDAYS,
  weekdayOf,
} from '#lib/forms/calendar.ts'
import { classes } from '#lib/page/classes.ts'
import { MonthHeader } from './month-header.tsx'

type Props = {
  /** The chosen day, or null. */
  value: IsoDay | null
  today: IsoDay
  /** The day shown while none is chosen. */
  opensOn: IsoDay
  min: IsoDay
  max: IsoDay
  onChoose: (day: IsoDay) => void
}

/** A month, weeks from Sunday. Arrows move by day and week, Page Up and Down by month, Home and End within the week. */
export function Calendar({ value, today, opensOn, min, max, onChoose }: Props) {
  const clamp = (day: IsoDay) => (day < min ? min : day > max ? max : day)
  const [cursor, setCursor] = useState(() => clamp(value ?? opensOn))
  const current = useRef<HTMLButtonElement>(null)
  const movedByKey = useRef(true)
  const { year, month } = partsOfDay(cursor)

  // The day under the cursor takes the focus on opening and after a key, not while months are chosen above.
  useEffect(() => {
    if (movedByKey.current && cursor) current.current?.focus()
    movedByKey.current = false
  }, [cursor])

  function move(event: KeyboardEvent) {
    const target = dayForKey(event.key, event.shiftKey, cursor)
    if (target === null) return
    event.preventDefault()
    movedByKey.current = true
    setCursor(clamp(target))
  }

  function show(nextYear: number, nextMonth: number) {
    setCursor(clamp(addMonths(cursor, (nextYear - year) * 12 + nextMonth - month)))
  }

  return (
    <div className="w-[21rem] max-w-full p-3 sm:w-[19.5rem]">
      <MonthHeader year={year} month={month} min={min} max={max} onShow={show} />
      <table className="mt-2 w-full border-collapse text-sm" onKeyDown={move}>
        <caption className="sr-only">
          {MONTHS[month - 1]} de {year}
        </caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday} className="h-8 font-medium text-ink-muted text-xs">
                {weekday.charAt(0).toUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(year, month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0 text-center">
                  <button
                    type="button"
                    ref={day === cursor ? current : null}
                    tabIndex={day === cursor ? 0 : -1}
                    disabled={day < min || day > max}
                    aria-label={spellDay(day)}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onChoose(day)}
                    className={classes(
                      'h-11 w-full rounded-control sm:size-10 transition-colors disabled:cursor-not-allowed disabled:opacity-35',
                      day === value && 'bg-brand font-semibold text-brand-ink',
                      day !== value && 'hover:bg-surface-sunken',
                      day !== value && partsOfDay(day).month !== month && 'text-ink-muted',
                      day === today && day !== value && 'font-bold text-brand underline underline-offset-4',
                    )}
                  >
                    {partsOfDay(day).date}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function dayForKey(key: string, shift: boolean, day: IsoDay): IsoDay | null {
  const moves: Record<string, () => IsoDay> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    PageUp: () => addMonths(day, shift ? -12 : -1),
    PageDown: () => addMonths(day, shift ? 12 : 1),
    Home: () => addDays(day, -weekdayOf(day)),
    End: () => addDays(day, 6 - weekdayOf(day)),
  }
  return moves[key]?.() ?? null
}
