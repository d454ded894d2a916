import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { SessionState } from '#lib/session/session.ts'
import { IconButton } from '#ui/primitives/icon-button.tsx'

const load = () => import('./side-menu.tsx')
const SideMenu = lazy(() => load().then(({ SideMenu }) => ({ default: SideMenu })))

type Props = { session: SessionState; unreadTickets: number; onSignOut: () => void }

/** The phone's menu. Its panel is fetched when a finger or the focus comes near, not with the page. */
export function MenuButton(props: Props) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)

  function show() {
    setWanted(true)
    setOpen(true)
  }

  return (
    <>
      <IconButton
        label="Abrir menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="-mr-2 md:hidden"
        onClick={show}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      {wanted && (
        <Suspense fallback={null}>
          <SideMenu {...props} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
