import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'

type Props = {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  name?: string
  disabled?: boolean
  error?: string | undefined
  children: ReactNode
}

export function Checkbox({ children, error, ...rest }: Props) {
  const id = useId()
  return (
    <div>
      <div className="flex items-start gap-3">
        <BaseCheckbox.Root
          {...rest}
          id={id}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-3 flex size-5 shrink-0 items-center justify-center rounded-mark border border-line-strong bg-surface-raised transition-colors hover:border-ink-muted aria-invalid:border-bad data-checked:border-brand data-checked:bg-brand data-disabled:opacity-55"
        >
          <BaseCheckbox.Indicator className="text-brand-ink">
            <Check className="size-4" strokeWidth={3} aria-hidden="true" />
          </BaseCheckbox.Indicator>
        </BaseCheckbox.Root>
        <label id={`${id}-label`} htmlFor={id} className="block min-h-11 flex-1 py-2.5 text-sm leading-6">
          {children}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="pl-8 font-medium text-bad text-xs">
          {error}
        </p>
      )}
    </div>
  )
}
