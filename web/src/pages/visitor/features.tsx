import { FeaturesView } from '#features/visitor/features-page/features-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Recursos', {
    path: '/features',
    description:
      'IA explicável, estatística de Poisson, edge e Kelly, clima e contexto, histórico e exportação CSV: o que a Prancheta faz.',
  })
}

export default function FeaturesPage() {
  return <FeaturesView />
}
