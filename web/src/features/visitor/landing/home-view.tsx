import { Eye, Layers, type LucideIcon, MessageCircleQuestion, NotebookPen, Scale, ShieldCheck } from 'lucide-react'
import { ClosingCall, Section, Steps } from '#ui/product/public-page.tsx'
import { AiDifference } from './ai-difference.tsx'
import { Hero } from './hero.tsx'

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

function ThreeSteps() {
  return (
    <Section title="Três passos, do jogo à decisão">
      <Steps steps={STEPS} className="md:grid-cols-3" />
    </Section>
  )
}

const BENEFITS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Layers,
    title: 'Mais de 100 mercados',
    text: 'De 1X2 a escanteios e cartões, todos saídos da mesma conta, com a odd justa de cada um.',
  },
  {
    icon: Scale,
    title: 'Valor com régua',
    text: 'Edge é quanto a odd paga acima do justo. Abaixo de 5%, ou com pouca confiança, não recomendamos.',
  },
  {
    icon: ShieldCheck,
    title: 'Banca protegida',
    text: 'O stake vem do critério de Kelly a 25%, sobre a unidade que você define.',
  },
  {
    icon: MessageCircleQuestion,
    title: 'Conversa sem pressa',
    text: 'Pergunte à IA o que quiser sobre o jogo. Os números da resposta são conferidos com a análise, e o que não dá para conferir vem marcado.',
  },
  {
    icon: NotebookPen,
    title: 'O seu retrospecto',
    text: 'Salve, marque green ou red e veja a verdade sobre as suas escolhas: acerto, yield e calibração.',
  },
  {
    icon: Eye,
    title: 'Nada escondido',
    text: 'Cada número diz de onde vem e que idade tem. O que falta aparece como faltando.',
  },
]

function Benefits() {
  return (
    <Section title="O que você ganha ao estudar aqui">
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {BENEFITS.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden="true" className="size-6 text-brand" strokeWidth={1.75} />
            <h3 className="headline mt-3 text-lg">{title}</h3>
            <p className="mt-1.5 max-w-[40ch] text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
