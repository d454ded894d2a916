import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClasses } from '#ui/primitives/button.tsx'

type Props = { title: ReactNode; lead?: ReactNode; actions?: ReactNode }

/** The head of a working page: its name, one line about it, and what can be done with all of it. */
export function PageHead({ title, lead, actions }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="headline text-2xl [overflow-wrap:anywhere] sm:text-3xl">{title}</h1>
        {lead && <p className="mt-1 text-ink-muted text-sm">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}

/** The margins of a working page. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">{children}</div>
}

/** The browser fetches the file itself, so its size does not matter to the page. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} download className={buttonClasses('secondary', 'md')}>
      <Download className="size-4" aria-hidden="true" />
      {children}
    </a>
  )
}
