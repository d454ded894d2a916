import { type ComponentType, useEffect, useState } from 'react'
import { onFirstToast } from '#lib/page/toast.ts'

const load = () => import('./toaster.tsx').then(({ Toaster }) => Toaster)

/** Fetches the code ahead, for areas where the first message may be that the connection is gone. */
export function preloadToasts(): void {
  load().catch(() => {}) // fetched again when there is something to say
}

/**
 * The place of toasts on every page; the code that shows them comes with the first one. When it cannot be fetched,
 * the page stays as it is and the messages wait until the connection is back.
 */
export function ToastOutlet() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    const show = () => {
      load().then(
        (loaded) => setToaster(() => loaded),
        () => window.addEventListener('online', show, { once: true }),
      )
    }
    const forget = onFirstToast(show)
    return () => {
      forget()
      window.removeEventListener('online', show)
    }
  }, [])
  return Toaster && <Toaster />
}
