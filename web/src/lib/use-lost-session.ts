import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { loginPathFrom } from './return-path.ts'
import { useSession } from './session.ts'

/** A session that ends while a page is open leads to the sign-in page. 'Sair' has left for / before this can run. */
export function useLostSession(): void {
  const session = useSession()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  // On the way to another page its guard decides, and remembers that page instead of this one.
  const isLost = session === null && navigation.state === 'idle'

  useEffect(() => {
    if (isLost) void navigate(loginPathFrom(`${pathname}${search}`), { replace: true })
  }, [isLost, pathname, search, navigate])
}
