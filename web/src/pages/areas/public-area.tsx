import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { PageShell } from '#features/everybody/shell/page-shell.tsx'
import { refreshSession } from '#lib/session/session.ts'

/** Around the pages everybody may see. Who is signed in is asked after the page stands, and only changes the menu. */
export default function PublicArea() {
  useEffect(() => {
    refreshSession()
  }, [])
  return (
    <PageShell>
      <Outlet />
    </PageShell>
  )
}
