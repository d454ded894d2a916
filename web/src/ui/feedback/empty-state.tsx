import type { ReactNode } from 'react'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'

type Props = { title: string; children?: ReactNode; action?: ReactNode; level?: 'h1' | 'h2' | 'h3' }

/** Nothing here yet, said kindly, with one way on. */
export function EmptyState({ title, children, action, level: Heading = 'h3' }: Props) {
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface-raised px-6 pb-10 text-center">
      <PitchLines view="box" className="-mt-px w-64 max-w-full" />
      <Heading className="headline mt-4 text-lg">{title}</Heading>
      {children && <div className="mt-2 max-w-[44ch] text-ink-muted text-sm">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
