import type { ReactNode } from 'react'
import { PitchLines } from './signature/pitch-lines.tsx'

type Props = { title: string; children?: ReactNode; action?: ReactNode; level?: 'h1' | 'h2' | 'h3' }

/** Nothing here yet, said kindly, with one way on. */
export function EmptyState({ title, children, action, level: Heading = 'h3' }: Props) {
  return (
    <div className="relative isolate flex flex-col items-center overflow-hidden rounded-card border border-line border-dashed px-6 py-12 text-center">
      <PitchLines view="circle" className="-z-10 absolute inset-0 size-full text-line" />
      <Heading className="headline text-lg">{title}</Heading>
      {children && <div className="mt-2 max-w-[44ch] text-ink-muted text-sm">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
