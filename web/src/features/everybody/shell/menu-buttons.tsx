import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { SessionState } from '#lib/session/session.ts'
import { IconButton } from '#ui/primitives/button.tsx'
import { audienceOf, ProfileTrigger, unreadWords } from './nav-items.tsx'

const loadSideMenu = () => import('./side-menu.tsx')
const SideMenu = lazy(() => loadSideMenu().then(({ SideMenu }) => ({ default: SideMenu })))

type Props = { session: SessionState; unreadReplies: number; onSignOut: () => void }

/** The phone's menu. Its panel is fetched when a finger or the focus comes near, not with the page. */
export function MenuButton(props: Props) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  // The counts stand in the panel; that there are any shows before it is opened.
  const unread = audienceOf(props.session) === 'user' ? props.unreadReplies : 0

  function show() {
    setWanted(true)
    setOpen(true)
  }

  return (
    <>
      <IconButton
        label={unread > 0 ? `Abrir menu, ${unreadWords(unread)}` : 'Abrir menu'}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="relative -mr-2 md:hidden"
        onClick={show}
        onPointerEnter={() => void loadSideMenu()}
        onFocus={() => void loadSideMenu()}
      >
        <Menu aria-hidden="true" />
        {unread > 0 && (
          <span
            className="absolute top-2 right-2 size-2.5 rounded-full bg-bad ring-2 ring-surface"
            aria-hidden="true"
          />
        )}
      </IconButton>
      {wanted && (
        <Suspense fallback={null}>
          <SideMenu {...props} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

const loadProfileMenu = () => import('./profile-menu.tsx')
const ProfileMenu = lazy(() => loadProfileMenu().then(({ ProfileMenu }) => ({ default: ProfileMenu })))

type ProfileButtonProps = { session: SessionView; unreadReplies: number; onSignOut: () => void }

/** A plain button until it is used; the menu that takes its place is fetched when a pointer or the focus comes near. */
export function ProfileButton(props: ProfileButtonProps) {
  const [wanted, setWanted] = useState(false)
  const button = (
    <ProfileTrigger
      session={props.session}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onPointerEnter={() => void loadProfileMenu()}
      onFocus={() => void loadProfileMenu()}
    />
  )
  return (
    <div className="ml-1 hidden md:block">
      {wanted ? (
        <Suspense fallback={button}>
          <ProfileMenu {...props} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  )
}
