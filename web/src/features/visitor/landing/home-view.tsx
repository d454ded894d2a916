import { ClosingCall } from '#ui/product/closing-call.tsx'
import { AiDifference } from './ai-difference.tsx'
import { Benefits } from './benefits.tsx'
import { Hero } from './hero.tsx'
import { ThreeSteps } from './steps.tsx'

export function HomeView() {
  return (
    <>
      <Hero />
      <ThreeSteps />
      <AiDifference />
      <Benefits />
      <ClosingCall title="“Sem valor neste jogo” também é uma boa resposta.">
        Só recomendamos com edge de pelo menos 5% e confiança de pelo menos 7/10. A Prancheta é uma ferramenta de
        estudo: não realiza apostas e não é uma casa de apostas. Resultados passados não garantem os futuros.
      </ClosingCall>
    </>
  )
}
