import { HomeView } from '#features/visitor/landing/home-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Início', {
    path: '/',
    fullTitle: 'Prancheta — estudo de futebol com estatística e IA',
    description:
      'Estude partidas de futebol com probabilidades calibradas, odds justas e explicações em português. 3 partidas grátis por mês, sem cartão.',
  })
}

export default function HomePage() {
  return <HomeView />
}
