import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type IsoDay, MONTHS, partsOfDay } from '#lib/forms/calendar.ts'
import { IconButton } from '#ui/primitives/button.tsx'

const SELECT = 'h-11 rounded-control bg-transparent px-1 font-semibold text-sm hover:bg-surface-sunken sm:h-9'

type Props = {
  year: number
  month: number
  min: IsoDay
  max: IsoDay
  onShow: (year: number, month: number) => void
}

/** The month and the year, both to be chosen at once: a birth year is far from today. */
export function MonthHeader({ year, month, min, max, onShow }: Props) {
  const firstYear = partsOfDay(min).year
  const years = Array.from({ length: partsOfDay(max).year - firstYear + 1 }, (_, index) => firstYear + index)
  return (
    <div className="flex items-center justify-between">
      <IconButton label="Mês anterior" onClick={() => onShow(year, month - 1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <div className="flex items-center gap-1">
        <select
          aria-label="Mês"
          value={month}
          onChange={(event) => onShow(year, Number(event.target.value))}
          className={SELECT}
        >
          {MONTHS.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label="Ano"
          value={year}
          onChange={(event) => onShow(Number(event.target.value), month)}
          className={SELECT}
        >
          {years.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </div>
      <IconButton label="Próximo mês" onClick={() => onShow(year, month + 1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  )
}
