import { Hero } from './hero.tsx'
import { Rule } from './rule.tsx'
import { Steps } from './steps.tsx'

export function HomeView() {
  return (
    <>
      <Hero />
      <Steps />
      <Rule />
    </>
  )
}
