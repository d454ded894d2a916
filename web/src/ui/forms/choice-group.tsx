import { type ReactNode, useId } from 'react'

export type Choice<Value extends string> = { value: Value; label: string; icon?: ReactNode }

type Props<Value extends string> = {
  /** What is chosen here, read out before the choices. */
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}

/** A few choices side by side, one of them taken, effective at once. Plain radio buttons underneath. */
export function ChoiceGroup<Value extends string>({ label, choices, value, onValueChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-control border border-line-strong bg-surface-sunken p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-[6px] px-2 text-center font-medium text-ink-muted text-sm transition-colors hover:text-ink has-[:checked]:bg-brand has-[:checked]:font-semibold has-[:checked]:text-brand-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand sm:min-h-9 [&>svg]:size-4 [&>svg]:shrink-0"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {choice.icon}
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
