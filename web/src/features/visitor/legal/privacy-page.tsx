import { lazy, Suspense, useEffect, useState } from 'react'
import { pageMeta } from '#lib/page/page-meta.ts'
import { LegalPage } from './legal-page.tsx'
import { PRIVACY } from './privacy.ts'

export function meta() {
  return pageMeta('Privacidade', {
    path: '/legal/privacy',
    description: 'Que dados a Prancheta guarda, para quê, por quanto tempo e como exercer os seus direitos pela LGPD.',
  })
}

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Política de privacidade"
      lead="Que dados guardamos, para quê, por quanto tempo e como você manda neles."
      notice={<Receipt />}
      sections={PRIVACY}
    />
  )
}

/** Fetched by those who left with a receipt only; every other reader of the page is spared it. */
const DeletionStatus = lazy(async () => ({ default: (await import('./deletion-status.tsx')).DeletionStatus }))

const RECEIPT = /^[0-9a-f-]{36}$/

/** The receipt in the page's address, known once the browser is there: the prerendered page has none. */
function Receipt() {
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
