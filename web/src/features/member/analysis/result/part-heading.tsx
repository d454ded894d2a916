import type { ReactNode } from 'react'

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
