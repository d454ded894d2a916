import { Field as BaseField } from '@base-ui/react/field'
import type { ReactNode } from 'react'
import { classes } from '#lib/page/classes.ts'

type Props = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Beside the label: 'opcional', a shortcut. */
  aside?: ReactNode
  name?: string
  disabled?: boolean
  className?: string
  children: ReactNode
}

/** Ties a control to its label, its hint and its error, so that all three are read out with it. */
export function Field({ label, hint, error, aside, name, disabled, className, children }: Props) {
  return (
    <BaseField.Root
      {...(name === undefined ? {} : { name })}
      {...(disabled === undefined ? {} : { disabled })}
      invalid={Boolean(error)}
      className={classes('flex min-w-0 flex-col gap-1.5', className)}
    >
      <div className="flex items-baseline justify-between gap-3">
        <BaseField.Label className="font-semibold text-sm">{label}</BaseField.Label>
        {aside && <span className="text-ink-muted text-xs">{aside}</span>}
      </div>
      {children}
      {hint && <BaseField.Description className="text-ink-muted text-xs">{hint}</BaseField.Description>}
      <BaseField.Error match={Boolean(error)} className="font-medium text-bad text-xs">
        {error}
      </BaseField.Error>
    </BaseField.Root>
  )
}
