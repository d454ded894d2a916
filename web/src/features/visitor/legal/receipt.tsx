import { lazy, Suspense, useEffect, useState } from 'react'

/** Fetched by those who left with a receipt only; every other reader of the page is spared it. */
const DeletionStatus = lazy(async () => ({ default: (await import('./deletion-status.tsx')).DeletionStatus }))

const RECEIPT = /^[0-9a-f-]{36}$/

/** The receipt in the page's address, known once the browser is there: the prerendered page has none. */
export function Receipt() {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    const given = new URLSearchParams(window.location.search).get('protocolo')
    setId(given !== null && RECEIPT.test(given) ? given : null)
  }, [])
  if (id === null) return null
  return (
    <Suspense>
      <DeletionStatus id={id} />
    </Suspense>
  )
}
