import { LogOut } from 'lucide-react'
import { NavLink } from 'react-router'
import { planLine } from '#domain/billing/plan-words.ts'
import { classes } from '#lib/page/classes.ts'
import type { SessionState } from '#lib/session/session.ts'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { PersonName } from '#ui/primitives/names.tsx'
import { Sheet } from '#ui/primitives/sheet.tsx'
import { ADMIN_HOME, audienceOf, navFor, SETTINGS, SIGN_IN, START, UnreadCount, unreadOf } from './nav-items.tsx'

const OWN_PAGES = { visitor: [], user: [SETTINGS], admin: [ADMIN_HOME] }

type Props = {
  session: SessionState
  unreadReplies: number
  onSignOut: () => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function SideMenu({ session, unreadReplies, onSignOut, open, onOpenChange }: Props) {
  const audience = audienceOf(session)
  const items = [...navFor(audience), ...OWN_PAGES[audience]]
  const close = () => onOpenChange(false)

  return (
    <Sheet
      title="Menu"
      open={open}
      onOpenChange={onOpenChange}
      footer={audience === 'visitor' ? <VisitorActions onGo={close} /> : <SignOut onSignOut={onSignOut} onGo={close} />}
    >
      <Who session={session} />
      {items.length > 0 && (
        <nav aria-label="Menu" className="flex flex-col gap-0.5">
          {items.map((item) => (
            <NavLink
              key={item.to}
              prefetch="intent"
              to={item.to}
              onClick={close}
              className={({ isActive }) =>
                classes(
                  'flex min-h-12 items-center justify-between rounded-control px-3 font-medium text-base transition-colors hover:bg-surface-sunken',
                  isActive && 'bg-brand-soft text-brand',
                )
              }
            >
              {item.label}
              <UnreadCount count={unreadOf(item, unreadReplies)} />
            </NavLink>
          ))}
        </nav>
      )}
    </Sheet>
  )
}

function Who({ session }: { session: SessionState }) {
  if (session === 'unknown' || session === null) return null
  return (
    <p className="mb-2 px-3 py-2 text-sm">
      <PersonName name={session.name} email={session.email} className="block truncate font-semibold" />
      {session.name !== null && <span className="block truncate text-ink-muted">{session.email}</span>}
      {session.role === 'user' && (
        <span className="block text-ink-muted">
          Plano {planLine({ plan: session.plan, active: session.planActive })}
        </span>
      )}
    </p>
  )
}

function VisitorActions({ onGo }: { onGo: () => void }) {
  return (
    <div className="flex flex-col gap-2">
      <LinkButton to={START.to} onClick={onGo}>
        {START.label}
      </LinkButton>
      <LinkButton to={SIGN_IN.to} variant="secondary" onClick={onGo}>
        {SIGN_IN.label}
      </LinkButton>
    </div>
  )
}

function SignOut({ onSignOut, onGo }: { onSignOut: () => void; onGo: () => void }) {
  return (
    <Button
      variant="secondary"
      className="w-full"
      onClick={() => {
        onGo()
        onSignOut()
      }}
    >
      <LogOut className="size-4" aria-hidden="true" />
      Sair
    </Button>
  )
}
