import type { ReactNode } from 'react'
import { classes } from '#lib/page/classes.ts'

export type Tone = 'neutral' | 'brand' | 'good' | 'bad' | 'warn' | 'info'

const TONES: Record<Tone, string> = {
  neutral: 'bg-surface-sunken text-ink-muted',
  brand: 'bg-brand-soft text-brand',
  good: 'bg-good-soft text-good',
  bad: 'bg-bad-soft text-bad',
  warn: 'bg-warn-soft text-warn',
  info: 'bg-info-soft text-info',
}

type Props = { tone?: Tone; icon?: ReactNode; children: ReactNode }

/** A word about a thing. Colour only repeats what the word, and an icon where it is a result, already say. */
export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span
      className={classes(
        'inline-flex min-h-6 max-w-full items-center gap-1 rounded-mark px-2 py-0.5 font-semibold text-xs [&>svg]:size-3.5 [&>svg]:shrink-0',
        TONES[tone],
      )}
    >
      {icon}
      <span className="min-w-0 break-words">{children}</span>
    </span>
  )
}
