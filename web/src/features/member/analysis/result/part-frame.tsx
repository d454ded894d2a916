import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from '#lib/page/classes.ts'
import type { PartId } from './parts.ts'
import { useResultBoard } from './result-board.ts'

type Props = { id: PartId; title: ReactNode; lead?: ReactNode; children: ReactNode; className?: string }

/**
 * A part of the result. At a desk all are open; on a phone one at a time, behind its heading. What is closed stays in the page,
 * for the printer and for who looks for a word.
 */
export function PartFrame({ id, title, lead, children, className }: Props) {
  const { openPart, togglePart } = useResultBoard()
  const panelId = useId()
  const isOpen = openPart === id
  return (
    <section aria-labelledby={id} className="min-w-0 max-lg:border-line max-lg:border-b">
      <header className="relative max-lg:flex max-lg:min-h-14 max-lg:items-center max-lg:gap-3">
        <h3
          id={id}
          tabIndex={-1}
          className="headline min-w-0 flex-1 scroll-mt-18 text-lg outline-none lg:scroll-mt-14 lg:text-xl"
        >
          {title}
        </h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-labelledby={id}
          onClick={() => togglePart(id)}
          data-print="hide"
          className="flex size-11 shrink-0 items-center justify-center after:absolute after:inset-0 lg:hidden"
        >
          <ChevronDown
            aria-hidden="true"
            className={classes('size-5 text-ink-muted transition-[rotate]', isOpen && 'rotate-180')}
          />
        </button>
      </header>
      <div id={panelId} className={classes('max-lg:pb-6 lg:mt-4', !isOpen && 'max-lg:not-print:hidden')}>
        {lead && <p className="mb-4 max-w-[70ch] text-ink-muted text-sm lg:-mt-3">{lead}</p>}
        <div className={classes('grid gap-4', className)}>{children}</div>
      </div>
    </section>
  )
}

type PictureProps = {
  title: ReactNode
  /** The picture's message in one sentence, for everybody; a picture alone reaches only some. */
  summary: ReactNode
  children?: ReactNode
}

export function Picture({ title, summary, children }: PictureProps) {
  const titleId = useId()
  return (
    <figure
      data-print="whole"
      aria-labelledby={titleId}
      className="min-w-0 rounded-card border border-line bg-surface-raised p-4 sm:p-5"
    >
      <figcaption>
        <h4 id={titleId} className="headline text-lg">
          {title}
        </h4>
        <p className="mt-1 break-words text-ink-muted text-sm">{summary}</p>
      </figcaption>
      {children && <div className="mt-4">{children}</div>}
    </figure>
  )
}
