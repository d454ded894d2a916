import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { lazy, Suspense, useState } from 'react'
import { ProfileTrigger } from './profile-trigger.tsx'

const load = () => import('./profile-menu.tsx')
const ProfileMenu = lazy(() => load().then(({ ProfileMenu }) => ({ default: ProfileMenu })))

type Props = { session: SessionView; unreadTickets: number; onSignOut: () => void }

/** A plain button until it is used; the menu that takes its place is fetched when a pointer or the focus comes near. */
export function ProfileButton(props: Props) {
  const [wanted, setWanted] = useState(false)
  const button = (
    <ProfileTrigger
      session={props.session}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
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
