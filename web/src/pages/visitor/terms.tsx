import { TermsView } from '#features/visitor/legal/terms-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Termos de uso', {
    path: '/legal/terms',
    description:
      'Os termos de uso da Prancheta: ferramenta de estudo para maiores de 18 anos, planos, cancelamento e desistência em 7 dias.',
  })
}

export default function TermsPage() {
  return <TermsView />
}
