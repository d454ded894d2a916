import { Check } from 'lucide-react'
import { cssPercent } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'

type Props = {
  /** What is being done as a whole. */
  label: string
  /** In the order they happen, in words: 'Buscando estatísticas…' */
  steps: readonly string[]
  /** How many are finished; equal to their number when all is done. */
  done: number
}

/** Long work as it really goes: every step named, the current one announced. */
export function StepProgress({ label, steps, done }: Props) {
  const finished = Math.min(done, steps.length)
  const current = steps[finished] ?? 'Pronto'
  return (
    <div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={finished}
        aria-valuetext={current}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full origin-left rounded-full bg-brand transition-[scale] duration-200"
          style={{ scale: `${steps.length === 0 ? 0 : finished / steps.length} 1` }}
        />
      </div>
      <p aria-live="polite" className="sr-only">
        {current}
      </p>
      <ol className="mt-4 space-y-2 text-sm">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === finished ? 'step' : undefined}
            className={classes('flex items-center gap-3', index === finished ? 'font-semibold' : 'text-ink-muted')}
          >
            <Mark state={index < finished ? 'done' : index === finished ? 'current' : 'ahead'} />
            {step}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Mark({ state }: { state: 'done' | 'current' | 'ahead' }) {
  if (state === 'done') {
    return (
      <span className="flex size-5 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
        <Check className="size-3.5" strokeWidth={3} aria-hidden="true" />
        <span className="sr-only">Feito:</span>
      </span>
    )
  }
  return (
    <span
      aria-hidden="true"
      className={classes(
        'size-5 shrink-0 rounded-full border-2',
        state === 'current' ? 'animate-breathe border-brand' : 'border-line',
      )}
    />
  )
}

type MeterProps = {
  label: string
  value: number
  max: number
  /** The same in words. */
  text: string
}

/** How much of a limit is used. The browser's own meter is for listeners; the bar is for the eye. */
export function Meter({ label, value, max, text }: MeterProps) {
  const share = max === 0 ? 1 : Math.min(1, value / max)
  return (
    <div className="h-2.5 overflow-hidden rounded-full border border-line bg-surface-sunken">
      <meter className="sr-only" aria-label={label} min={0} max={Math.max(1, max)} value={value}>
        {text}
      </meter>
      <div
        aria-hidden="true"
        className={classes('h-full w-full', share >= 1 ? 'bg-warn' : 'bg-brand')}
        style={{ translate: `${cssPercent(share - 1)} 0` }}
      />
    </div>
  )
}
