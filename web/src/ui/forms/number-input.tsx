import { NumberField } from '@base-ui/react/number-field'
import { Minus, Plus } from 'lucide-react'
import { classes } from '#lib/page/classes.ts'

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

/** The library says it in English. */
const NUMBER_FIELD = 'Campo numérico'

const STEPPER =
  'flex w-11 shrink-0 items-center justify-center border-line-strong text-ink-muted hover:bg-surface-sunken hover:text-ink sm:w-10 ' +
  'disabled:opacity-45 data-disabled:opacity-45 [&>svg]:size-4'

/** A number as Brazilians type it, with a comma, and buttons to go up and down. */
export function NumberInput(props: NumberInputProps) {
  return (
    <NumberField.Root {...props} locale="pt-BR">
      <NumberField.Group
        className={classes(
          'h-11.5 sm:h-10', // the border takes two of the 44 pixels a finger needs
          'flex overflow-hidden rounded-control border border-line-strong bg-surface-raised transition-colors hover:border-ink-muted data-invalid:border-bad',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand has-[input:focus-visible]:outline-offset-2',
        )}
      >
        <NumberField.Decrement aria-label="Diminuir" className={classes(STEPPER, 'border-r')}>
          <Minus aria-hidden="true" />
        </NumberField.Decrement>
        <NumberField.Input
          aria-roledescription={NUMBER_FIELD}
          className="w-full min-w-0 bg-transparent px-2 text-center text-base outline-none sm:text-sm"
        />
        <NumberField.Increment aria-label="Aumentar" className={classes(STEPPER, 'border-l')}>
          <Plus aria-hidden="true" />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  )
}
