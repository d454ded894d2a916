import { Section } from '#ui/product/section.tsx'
import { Steps } from '#ui/product/steps.tsx'

const STEPS = [
  {
    title: 'Escolha a partida',
    text: 'No Dashboard, abra uma nova análise, carregue os jogos do dia e escolha o que quer estudar.',
  },
  {
    title: 'Converse com a IA',
    text: 'Pergunte sobre contexto, estatísticas, valor e risco, quantas vezes quiser no mesmo jogo.',
  },
  {
    title: 'Receba a recomendação',
    text: 'Edge, stake ideal e a justificativa, ou a resposta honesta de que não há valor.',
  },
]

export function ThreeSteps() {
  return (
    <Section title="Três passos, do jogo à decisão">
      <Steps steps={STEPS} className="md:grid-cols-3" />
    </Section>
  )
}
