import { HomeView } from '#features/landing/home-view.tsx'

export function meta() {
  return [
    { title: 'Prancheta — estudo de futebol com estatística e IA' },
    {
      name: 'description',
      content: 'Estude partidas de futebol com probabilidades calibradas, odds justas e explicações.',
    },
  ]
}

export default function HomePage() {
  return <HomeView />
}
