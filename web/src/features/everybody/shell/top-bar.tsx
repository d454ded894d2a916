import { Link, NavLink } from 'react-router'
import { classes } from '#lib/page/classes.ts'
import type { SessionState } from '#lib/session/session.ts'
import { ProgressBar, Skeleton } from '#ui/feedback/loading.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Logo, ThemeToggle } from '#ui/product/frame.tsx'
import { MenuButton, ProfileButton } from './menu-buttons.tsx'
import { ADMIN_HOME, audienceOf, navFor, SIGN_IN, START, UnreadCount, unreadOf } from './nav-items.tsx'

type Props = {
  session: SessionState
  unreadReplies: number
  /** On pages for signed-in people the links wait for the answer instead of showing a visitor's. */
  waits?: boolean
  onSignOut: () => void
}

export function TopBar({ session, unreadReplies, waits = false, onSignOut }: Props) {
  const pending = waits && session === 'unknown'
  return (
    <header data-print="hide" className="sticky top-0 z-30 border-line border-b bg-surface/95 backdrop-blur-sm">
      <ProgressBar />
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Link to="/" aria-label="Prancheta, página inicial" className="rounded-control py-1.5">
          <Logo />
        </Link>
        {pending ? (
          <PendingNav />
        ) : (
          <>
            <Links session={session} unreadReplies={unreadReplies} />
            <div className="ml-auto flex items-center gap-1">
              <ThemeToggle />
              <PersonalEnd session={session} unreadReplies={unreadReplies} onSignOut={onSignOut} />
              <MenuButton session={session} unreadReplies={unreadReplies} onSignOut={onSignOut} />
            </div>
          </>
        )}
      </div>
    </header>
  )
}

function Links({ session, unreadReplies }: { session: SessionState; unreadReplies: number }) {
  const items = navFor(audienceOf(session))
  if (items.length === 0) return null
  return (
    <nav aria-label="Principal" className="ml-4 hidden h-full items-stretch gap-1 md:flex">
      {items.map((item) => (
        <NavLink
          key={item.to}
          prefetch="intent"
          to={item.to}
          className={({ isActive }) =>
            classes(
              'relative flex items-center gap-2 rounded-control px-3 font-medium text-sm -outline-offset-4 transition-colors hover:text-ink',
              'after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:bg-brand',
              isActive ? 'text-ink after:opacity-100' : 'text-ink-muted after:opacity-0',
            )
          }
        >
          {item.label}
          <UnreadCount count={unreadOf(item, unreadReplies)} />
        </NavLink>
      ))}
    </nav>
  )
}

function PersonalEnd({ session, unreadReplies, onSignOut }: Omit<Props, 'waits'>) {
  if (session !== 'unknown' && session !== null) {
    return (
      <>
        {session.role === 'admin' && (
          <span className="hidden md:block">
            <LinkButton to={ADMIN_HOME.to} variant="secondary" size="sm">
              {ADMIN_HOME.label}
            </LinkButton>
          </span>
        )}
        <ProfileButton session={session} unreadReplies={unreadReplies} onSignOut={onSignOut} />
      </>
    )
  }
  return (
    <div className="ml-1 hidden items-center gap-2 md:flex">
      <LinkButton to={SIGN_IN.to} variant="ghost">
        {SIGN_IN.label}
      </LinkButton>
      <LinkButton to={START.to} variant="secondary">
        {START.label}
      </LinkButton>
    </div>
  )
}

function PendingNav() {
  return (
    <div className="ml-auto flex items-center gap-3 md:ml-8 md:flex-1">
      <Skeleton className="hidden h-4 w-20 md:block" />
      <Skeleton className="hidden h-4 w-16 md:block" />
      <Skeleton className="hidden h-4 w-20 md:block" />
      <span className="ml-auto flex items-center gap-2">
        <ThemeToggle />
        <Skeleton className="size-9 rounded-full" />
      </span>
    </div>
  )
}
