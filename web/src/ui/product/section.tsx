import type { ReactNode } from 'react'
import { classes } from '#lib/page/classes.ts'

type Props = {
  title: string
  /** A quiet line above the title. */
  eyebrow?: string
  /** One or two sentences under it. */
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a public page, with its own heading and the page's margins. */
export function Section({ title, eyebrow, lead, className, children }: Props) {
  return (
    <section className={classes('border-line border-t', className)}>
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-20">
        {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
        <h2 className="headline max-w-[32ch] text-2xl">{title}</h2>
        {lead && <p className="mt-4 max-w-[62ch] text-ink-muted">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  )
}
