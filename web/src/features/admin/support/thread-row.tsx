import type { ReactNode } from 'react'
import { classes } from '#lib/page/classes.ts'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { PersonName } from '#ui/primitives/person-name.tsx'

type Props = {
  user: { name: string | null; email: string }
  isUnread: boolean
  isChosen: boolean
  onChoose: () => void
  /** Beside the name. */
  time?: ReactNode
  /** At the end of the row. */
  end?: ReactNode
  children: ReactNode
}

/** A thread in a list: whose it is, and what the list tells of it. */
export function ThreadRow({ user, isUnread, isChosen, onChoose, time, end, children }: Props) {
  return (
    <button
      type="button"
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
      className={classes(
        'flex w-full gap-3 border-line border-b border-l-4 pr-4 pl-3 py-3 text-left -outline-offset-2 transition-colors',
        isChosen ? 'border-l-brand bg-surface-sunken' : 'border-l-transparent hover:bg-surface-sunken',
      )}
    >
      <Avatar name={user.name} email={user.email} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <PersonName
            name={user.name}
            email={user.email}
            className={classes('truncate text-sm', isUnread ? 'font-bold' : 'font-semibold')}
          />
          {time}
        </span>
        {children}
      </span>
      {end && <span className="self-center">{end}</span>}
    </button>
  )
}
