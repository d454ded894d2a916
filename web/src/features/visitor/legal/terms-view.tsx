import { LegalPage } from './legal-page.tsx'
import { TERMS } from './terms.ts'

export function TermsView() {
  return (
    <LegalPage
      title="Termos de uso"
      lead="O que você pode esperar da Prancheta e o que ela espera de você, em linguagem direta."
      sections={TERMS}
    />
  )
}
