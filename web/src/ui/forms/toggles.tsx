import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox'
import { Switch as BaseSwitch } from '@base-ui/react/switch'
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

type SwitchProps = {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  hint?: ReactNode
  children: ReactNode
}

/** Takes effect at once; for a choice that is sent later with a form, a checkbox. */
export function Switch({ children, hint, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id} className="flex min-h-11 min-w-0 flex-1 flex-col justify-center">
        <span id={`${id}-label`} className="font-medium text-sm">
          {children}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="text-ink-muted text-xs">
            {hint}
          </span>
        )}
      </label>
      <BaseSwitch.Root
        {...rest}
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative flex h-6 w-11 shrink-0 items-center rounded-full border border-line-strong bg-surface-sunken px-0.5 transition-colors after:absolute after:-inset-2.5 data-checked:border-brand data-checked:bg-brand data-disabled:opacity-55"
      >
        <BaseSwitch.Thumb className="size-4.5 rounded-full bg-ink-muted transition-[translate,background-color] data-checked:translate-x-5 data-checked:bg-brand-ink" />
      </BaseSwitch.Root>
    </div>
  )
}
