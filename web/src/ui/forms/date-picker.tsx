import { Popover } from '@base-ui/react/popover'
import { CalendarDays } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { isoDay } from '#lib/format/format.ts'
import { editDay, type IsoDay, maskDay, readDay, writeDay } from '#lib/forms/calendar.ts'
import { useCaret, useEarlyText } from '#lib/forms/masked-text.ts'
import { classes } from '#lib/page/classes.ts'
import { Calendar } from './calendar.tsx'
import { POPUP } from './control-style.ts'
import { Input } from './input.tsx'

type Props = {
  /** yyyy-MM-dd, or null while empty or unfinished. */
  value: IsoDay | null
  onValueChange: (day: IsoDay | null) => void
  min?: IsoDay
  max?: IsoDay
  /** Where the calendar opens while no day is chosen; today unless told. */
  opensOn?: IsoDay
  name?: string
  disabled?: boolean
  autoComplete?: string
}

const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2100-12-31'

/** Type dd/MM/aaaa or choose in the calendar. */
export function DatePicker({ value, onValueChange, min = FIRST_DAY, max = LAST_DAY, opensOn, ...rest }: Props) {
  const today = isoDay(new Date())
  const { field, placeCaret } = useCaret()
  const [open, setOpen] = useState(false)
  // What is typed counts while it is unfinished; a value from outside wins otherwise.
  const [typed, setTyped] = useState('')
  const text = value === null ? typed : writeDay(value)

  useEarlyText(field, text, (early) => take(maskDay(early)))

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const next = editDay(text, target.value, target.selectionStart ?? target.value.length)
    placeCaret(next.caret)
    take(next.text)
  }

  function take(next: string) {
    const day = readDay(next)
    const isAllowed = day !== null && day >= min && day <= max
    // A finished day is the parent's from here: when it takes the day away, the text goes with it.
    setTyped(isAllowed ? '' : next)
    onValueChange(isAllowed ? day : null)
  }

  function choose(day: IsoDay) {
    setTyped('')
    onValueChange(day)
    setOpen(false)
  }

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <div className="relative">
        <Input
          {...rest}
          ref={field}
          inputMode="numeric"
          placeholder="dd/mm/aaaa"
          value={text}
          onChange={type}
          className="pr-12"
        />
        <Popover.Trigger
          aria-label="Abrir calendário"
          disabled={rest.disabled ?? false}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-ink-muted hover:text-ink disabled:opacity-50"
        >
          <CalendarDays className="size-4.5" aria-hidden="true" />
        </Popover.Trigger>
      </div>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={6} collisionPadding={8} className="z-50">
          <Popover.Popup
            aria-label="Escolher data"
            initialFocus={false}
            className={classes(POPUP, 'max-w-[calc(100vw-1rem)]')}
          >
            <Calendar value={value} today={today} opensOn={opensOn ?? today} min={min} max={max} onChoose={choose} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
