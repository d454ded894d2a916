import { Eye, Layers, type LucideIcon, MessageCircleQuestion, NotebookPen, Scale, ShieldCheck } from 'lucide-react'
import { pageMeta } from '#lib/page/page-meta.ts'
import { AnswerPiece, GamesPiece } from '#ui/product/pieces/match-pieces.tsx'
import { TalkPiece } from '#ui/product/pieces/study-pieces.tsx'
import { ClosingCall, Section, Steps } from '#ui/product/public-page.tsx'
import { AiDifference } from './ai-difference.tsx'
import { Hero } from './hero.tsx'

export function meta() {
  return pageMeta('Início', {
    path: '/',
    fullTitle: 'Prancheta — estudo de futebol com estatística e IA',
    description:
      'Estude partidas de futebol com probabilidades calibradas, odds justas e explicações em português. 3 partidas grátis por mês, sem cartão.',
  })
}

export default function HomePage() {
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
    piece: <GamesPiece />,
  },
  {
    title: 'Converse com a IA',
    text: 'Pergunte sobre contexto, estatísticas, valor e risco, quantas vezes quiser no mesmo jogo.',
    piece: <TalkPiece />,
  },
  {
    title: 'Receba a recomendação',
    text: 'Edge, stake ideal e a justificativa, ou a resposta honesta de que não há valor.',
    piece: <AnswerPiece />,
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
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {BENEFITS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-3.5">
            <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" strokeWidth={1.75} />
            <div>
              <h3 className="headline text-lg">{title}</h3>
              <p className="mt-1 max-w-[42ch] text-ink-muted text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
