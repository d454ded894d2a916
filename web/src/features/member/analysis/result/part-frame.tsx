import { type ReactNode, useId } from 'react'

type Props = { id: string; title: ReactNode; lead?: ReactNode; aside?: ReactNode }

/** The heading of a part of the result; the top bar and the match stand above it when one is sent there. */
export function PartHeading({ id, title, lead, aside }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h3 id={id} tabIndex={-1} className="headline scroll-mt-36 text-xl outline-none lg:scroll-mt-24">
          {title}
        </h3>
        {lead && <p className="mt-1 max-w-[70ch] text-ink-muted text-sm">{lead}</p>}
      </div>
      {aside}
    </header>
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

/** Shows a part of the result and gives its heading the focus, so that reading goes on there. */
export function goTo(headingId: string): void {
  const heading = document.getElementById(headingId)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

export const MARKETS_HEADING = 'resultado-mercados'
export const COMBOS_HEADING = 'resultado-combinadas'
export const STUDY_HEADING = 'resultado-imagens'
export const TEAMS_HEADING = 'resultado-times'
export const SOURCES_HEADING = 'resultado-fontes'
