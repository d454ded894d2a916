import { useEffect } from 'react'
import { confirmSession } from './session.ts'

/**
 * A browser may keep a left page whole and show it again on 'back', as it was, to whoever sits there now. So a page for
 * signed-in people is put away blank, and shows itself again only when the server has said who is there.
 */
export function useHiddenWhileAway(): void {
  useEffect(() => {
    const hide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) document.documentElement.dataset.away = ''
    }
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      confirmSession().then(
        () => {
          delete document.documentElement.dataset.away
        },
        () => window.location.reload(),
      )
    }
    window.addEventListener('pagehide', hide)
    window.addEventListener('pageshow', show)
    return () => {
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', show)
    }
  }, [])
}
