import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginPathFrom } from './return-path.ts'
import { useSession } from './session.ts'

/** A session that ends while a page is open leads to the sign-in page. 'Sair' has left for / before this can run. */
export function useLostSession(): void {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(() => {
    if (session === null) void navigate(loginPathFrom(`${pathname}${search}`), { replace: true })
  }, [session, pathname, search, navigate])
}
