import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from '#lib/toast.ts'

const Toaster = lazy(() => import('./toaster.tsx').then(({ Toaster }) => ({ default: Toaster })))

/** The place of toasts on every page; the code that shows them comes with the first one. */
export function ToastOutlet() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
