import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in a page's HTML, true once React listens. Until then a form must not be sent: the browser would do it by
 * itself, to nobody.
 */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
