import { LegalPage } from './legal-page.tsx'
import { PRIVACY } from './privacy.ts'

export function PrivacyView() {
  return (
    <LegalPage
      title="Política de privacidade"
      lead="Que dados guardamos, para quê, por quanto tempo e como você manda neles."
      sections={PRIVACY}
    />
  )
}
