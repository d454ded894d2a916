import { type ReactNode, useId } from 'react'

type Props = {
  title: ReactNode
  /** The picture's message in one sentence, for everybody; a picture alone reaches only some. */
  summary: ReactNode
  children?: ReactNode
}

export function Picture({ title, summary, children }: Props) {
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
