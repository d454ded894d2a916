import { NumberField } from '@base-ui/react/number-field'
import { Minus, Plus } from 'lucide-react'
import { classes } from '#lib/classes.ts'
import { CONTROL, CONTROL_HEIGHT } from './control-style.ts'

export type NumberInputProps = {
  value: number | null
  onValueChange: (value: number | null) => void
  min?: number
  max?: number
  step?: number
  name?: string
  required?: boolean
  disabled?: boolean
}

const STEPPER =
  'flex w-11 shrink-0 items-center justify-center border-line-strong text-ink-muted hover:bg-surface-sunken hover:text-ink sm:w-10 ' +
  'disabled:opacity-45 data-disabled:opacity-45 [&>svg]:size-4'

/** A number as Brazilians type it, with a comma, and buttons to go up and down. */
export function NumberInput(props: NumberInputProps) {
  return (
    <NumberField.Root {...props} locale="pt-BR">
      <NumberField.Group
        className={classes(
          CONTROL_HEIGHT,
          'flex overflow-hidden rounded-control border border-line-strong bg-surface-raised transition-colors hover:border-ink-muted data-invalid:border-bad',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand has-[input:focus-visible]:outline-offset-2',
        )}
      >
        <NumberField.Decrement aria-label="Diminuir" className={classes(STEPPER, 'border-r')}>
          <Minus aria-hidden="true" />
        </NumberField.Decrement>
        <NumberField.Input className="w-full min-w-0 bg-transparent px-2 text-center text-base outline-none sm:text-sm" />
        <NumberField.Increment aria-label="Aumentar" className={classes(STEPPER, 'border-l')}>
          <Plus aria-hidden="true" />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  )
}

const MONEY_FORMAT = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** An amount in reais. */
export function MoneyInput(props: NumberInputProps) {
  return (
    <NumberField.Root step={0.01} largeStep={10} min={0} {...props} locale="pt-BR" format={MONEY_FORMAT}>
      <NumberField.Group className="relative">
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-3 flex items-center text-base text-ink-muted sm:text-sm"
        >
          R$
        </span>
        <NumberField.Input className={classes(CONTROL, CONTROL_HEIGHT, 'pl-11 sm:pl-10')} />
      </NumberField.Group>
    </NumberField.Root>
  )
}
