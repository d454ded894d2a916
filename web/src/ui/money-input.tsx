import { NumberField } from '@base-ui/react/number-field'
import { classes } from '#lib/classes.ts'
import { CONTROL, CONTROL_HEIGHT } from './control-style.ts'
import { NUMBER_FIELD, type NumberInputProps } from './number-input.tsx'

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
        <NumberField.Input
          aria-roledescription={NUMBER_FIELD}
          className={classes(CONTROL, CONTROL_HEIGHT, 'pl-11 sm:pl-10')}
        />
      </NumberField.Group>
    </NumberField.Root>
  )
}
