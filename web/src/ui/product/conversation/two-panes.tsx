import type { ReactNode } from 'react'
import { classes } from '#lib/page/classes.ts'

type Props = {
  /** The page's heading. It belongs to neither pane, since a small screen hides one of them. */
  title: string
  /** Given in full, so that the widths stand in one place each: 'lg:w-[400px]'. */
  listWidth: string
  /** Something is chosen: a small screen then shows the conversation alone. */
  isChosen: boolean
  list: ReactNode
  conversation: ReactNode
}

/** A list beside a conversation; on small screens one at a time. As high as the window, so that each scrolls by itself. */
export function TwoPanes({ title, listWidth, isChosen, list, conversation }: Props) {
  return (
    <div className="relative flex h-[calc(100dvh-3.5rem-var(--given-room,0px))] min-h-[28rem]">
      <h1 className="sr-only">{title}</h1>
      <section
        aria-label="Lista"
        className={classes(
          'min-h-0 w-full flex-col border-line bg-surface-raised lg:flex lg:shrink-0 lg:border-r',
          listWidth,
          isChosen ? 'hidden' : 'flex',
        )}
      >
        {list}
      </section>
      <section
        aria-label="Conversa"
        className={classes('min-h-0 min-w-0 flex-1 flex-col lg:flex', isChosen ? 'flex' : 'hidden')}
      >
        {conversation}
      </section>
    </div>
  )
}
