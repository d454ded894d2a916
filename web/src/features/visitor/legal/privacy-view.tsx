import { LegalPage } from './legal-page.tsx'
import { PRIVACY } from './privacy.ts'
import { Receipt } from './receipt.tsx'

export function PrivacyView() {
  return (
    <LegalPage
      title="Política de privacidade"
      lead="Que dados guardamos, para quê, por quanto tempo e como você manda neles."
      notice={<Receipt />}
      sections={PRIVACY}
    />
  )
}
