import { Select as BaseSelect } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import { classes } from '#lib/page/classes.ts'
import { CONTROL, CONTROL_HEIGHT, POPUP, POPUP_ROW } from './control-style.ts'

export type Option<Value extends string> = { value: Value; label: string }

type Props<Value extends string> = {
  options: readonly Option<Value>[]
  value: Value | null
  onValueChange: (value: Value | null) => void
  placeholder?: string
  name?: string
  disabled?: boolean
  /** Needed where no Field around it gives a label. */
  label?: string
}

export function Select<Value extends string>({ options, placeholder = 'Escolha', label, ...rest }: Props<Value>) {
  return (
    <BaseSelect.Root items={options} {...rest}>
      <BaseSelect.Trigger
        {...(label === undefined ? {} : { 'aria-label': label })}
        className={classes(CONTROL, CONTROL_HEIGHT, 'flex items-center justify-between gap-2 text-left')}
      >
        <BaseSelect.Value placeholder={placeholder} className="truncate data-placeholder:text-ink-muted" />
        <BaseSelect.Icon>
          <ChevronsUpDown className="size-4 text-ink-muted" aria-hidden="true" />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <BaseSelect.Portal>
        {/* Below the field rather than over it: aligning over it would need an inline style element. */}
        <BaseSelect.Positioner alignItemWithTrigger={false} sideOffset={4} className="z-50">
          <BaseSelect.Popup className={classes(POPUP, 'min-w-[var(--anchor-width)]')}>
            <BaseSelect.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto p-1">
              {options.length === 0 && <p className="px-2.5 py-2 text-ink-muted text-sm">Nenhuma opção</p>}
              {options.map((option) => (
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  className={classes(POPUP_ROW, 'justify-between')}
                >
                  <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                  <BaseSelect.ItemIndicator>
                    <Check className="size-4 text-brand" aria-hidden="true" />
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  )
}
