import type { ReactNode } from 'react'
import { classes } from '#lib/page/classes.ts'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { PersonName } from '#ui/primitives/names.tsx'

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
        'relative flex w-full gap-3 border-line border-b px-4 py-3 text-left -outline-offset-2 transition-colors',
        isChosen
          ? 'bg-surface-sunken before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-brand'
          : 'hover:bg-surface-sunken',
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
