import type { ReactNode } from 'react'
import { classes } from '#lib/page/classes.ts'

type Props = {
  /** What it is a piece of, under it. */
  caption: string
  /** False where the numbers are of real matches. */
  isDemo?: boolean
  className?: string
  children: ReactNode
}

/** A piece of the product as its own screens show it, with what it is and whether it is made up. */
export function Piece({ caption, isDemo = true, className, children }: Props) {
  return (
    <figure
      className={classes(
        'flex min-w-0 flex-col justify-between gap-3 rounded-control border border-line bg-surface-sunken p-3.5 sm:p-4',
        className,
      )}
    >
      <div className="min-w-0">{children}</div>
      <figcaption className="flex items-center gap-2 text-ink-muted text-xs">
        {isDemo && <DemoTag />}
        <span className="min-w-0">{caption}</span>
      </figcaption>
    </figure>
  )
}

function DemoTag() {
  return (
    <span className="shrink-0 rounded-mark border border-line-strong px-1.5 font-semibold text-ink">Demonstração</span>
  )
}
