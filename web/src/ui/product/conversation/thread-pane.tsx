import { type ReactNode, useEffect, useRef } from 'react'
import type { Thread } from '#lib/conversation/use-thread.ts'
import { classes } from '#lib/page/classes.ts'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Composer } from './composer.tsx'
import { ThreadView } from './thread-view.tsx'

type Props = {
  thread: Thread
  /** What the list of messages is called for those who do not see it. */
  label: string
  /** Who writes on the other side. */
  otherName: string
  /** Null while it is not known yet. */
  title: string | null
  back: ReactNode
  avatar?: ReactNode
  /** Small print under the title. */
  facts?: ReactNode
  /** A button or a badge at the end of the heading. */
  aside?: ReactNode
  /** Why nothing can be written here; null when it can. */
  closedBecause?: string | null
  /** A button that goes with what it did is at work; the focus then stands on the heading instead of nowhere. */
  isLeaving?: boolean
}

/** A thread with its heading and where to write: a whole page for users, beside the list for support. */
export function ThreadPane(props: Props) {
  const { thread, label, otherName, back, avatar, facts, aside, closedBecause = null } = props
  const isPage = thread.mine === 'user'
  return (
    <div
      className={classes(
        'flex flex-col',
        isPage
          ? 'mx-auto h-[calc(100dvh-4rem-var(--given-room,0px))] min-h-96 w-full max-w-4xl border-line md:border-x'
          : 'min-h-0 min-w-0 flex-1',
      )}
    >
      <header
        className={classes(
          'flex flex-wrap items-center gap-y-2 border-line border-b bg-surface-raised py-2',
          isPage ? 'gap-x-2 pr-3 pl-1 sm:pr-5' : 'gap-x-3 pr-4 pl-2 lg:pl-4',
        )}
      >
        {back}
        {avatar}
        <div className="min-w-0 flex-1 py-1">
          <Heading title={props.title} isPage={isPage} isLeaving={props.isLeaving ?? false} />
          <div className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-xs">{facts}</div>
        </div>
        {aside}
      </header>
      <ThreadView thread={thread} label={label} otherName={otherName} />
      <Composer isSending={thread.isSending} closedBecause={closedBecause} onSend={thread.send} />
    </div>
  )
}

type HeadingProps = { title: string | null; isPage: boolean; isLeaving: boolean }

function Heading({ title, isPage, isLeaving }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasLeaving = useRef(false)
  useEffect(() => {
    if (wasLeaving.current && !isLeaving) heading.current?.focus()
    wasLeaving.current = isLeaving
  }, [isLeaving])
  const Level = isPage ? 'h1' : 'h2'
  return (
    <Level ref={heading} tabIndex={-1} className="headline line-clamp-2 text-lg outline-none [overflow-wrap:anywhere]">
      {title === null ? <Skeleton className="h-6 w-48" /> : <bdi>{title}</bdi>}
    </Level>
  )
}
