import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { initialsOf } from '#lib/format/initials.ts'

/** The round initials are drawn here and not with Avatar, which would bring its picture-loading code to every page. */
export function ProfileTrigger({ session, ...rest }: ComponentProps<'button'> & { session: SessionView }) {
  return (
    <button
      type="button"
      {...rest}
      className="flex min-h-11 items-center gap-1.5 rounded-control pr-1.5 pl-1 transition-colors hover:bg-surface-sunken"
    >
      <span
        aria-hidden="true"
        className="flex size-8 items-center justify-center rounded-full bg-brand-soft font-semibold text-brand text-xs"
      >
        {initialsOf(session.name, session.email)}
      </span>
      <span className="sr-only">Menu de {session.name ?? session.email}</span>
      <ChevronDown className="size-4 text-ink-muted" aria-hidden="true" />
    </button>
  )
}
