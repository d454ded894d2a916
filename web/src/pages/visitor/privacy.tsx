import { PrivacyView } from '#features/visitor/legal/privacy-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Privacidade', {
    path: '/legal/privacy',
    description: 'Que dados a Prancheta guarda, para quê, por quanto tempo e como exercer os seus direitos pela LGPD.',
  })
}

export default function PrivacyPage() {
  return <PrivacyView />
}
