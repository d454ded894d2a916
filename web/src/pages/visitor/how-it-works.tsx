import { HowItWorksView } from '#features/visitor/method/how-it-works-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Como funciona', {
    path: '/how-it-works',
    description:
      'Quatro passos da partida à explicação, e o método por inteiro: modelo, mercado, conjunta e o que os testes em partidas reais mostraram.',
  })
}

export default function HowItWorksPage() {
  return <HowItWorksView />
}
