import { ShowcaseView } from '#features/visitor/showcase/showcase-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Componentes', { listed: false })
}

export default function ShowcasePage() {
  return <ShowcaseView />
}
