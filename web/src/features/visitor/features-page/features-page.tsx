import { CloudSun, Download, type LucideIcon, MessageSquareText, Scale, Sigma, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { pageMeta } from '#lib/page/page-meta.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { MarketsPiece, RulerPiece } from '#ui/product/pieces/match-pieces.tsx'
import { CalibrationPiece, ContextPiece, CsvPiece, TalkPiece } from '#ui/product/pieces/study-pieces.tsx'
import { ClosingCall, PageIntro } from '#ui/product/public-page.tsx'

type Feature = {
  icon: LucideIcon
  title: string
  text: string
  points: readonly string[]
  /** The same, as the product shows it. */
  piece: ReactNode
  isPro?: true
}

/** Each card says what the product does today, and nothing that it does not. */
const FEATURES: readonly Feature[] = [
  {
    icon: MessageSquareText,
    title: 'IA explicável',
    text: 'De 3 a 5 razões para cada análise, com os números que as sustentam, e um alerta sobre a variância.',
    piece: <TalkPiece />,
    points: [
      'Conversa em português sobre a partida escolhida',
      'Mais de 100 perguntas estratégicas em quatro temas',
      'Números ditos pela IA são conferidos com os nossos, e os que não dá para conferir vêm marcados',
    ],
  },
  {
    icon: Sigma,
    title: 'Estatística de Poisson',
    text: 'Os gols esperados de cada time viram a chance de cada placar, e dos placares saem todos os mercados.',
    piece: <RulerPiece />,
    points: [
      'Mais de 100 mercados por partida, de 1X2 a escanteios',
      'Modelo, mercado e conjunta lado a lado',
      'Calibrada em milhares de partidas reais',
    ],
  },
  {
    icon: Scale,
    title: 'Edge + Kelly',
    text: 'Edge é quanto a odd paga acima do justo. Kelly sugere quanto da banca arriscar; usamos 25% dele.',
    piece: <MarketsPiece />,
    points: [
      'Recomendação só com edge de 5% e confiança de 7/10',
      'Sem odd real, não há edge',
      'Digite a odd que te ofereceram e veja a conta mudar',
    ],
  },
  {
    icon: CloudSun,
    title: 'Clima e contexto',
    text: 'O que cerca a partida, reunido em uma tela: fase, confrontos diretos, tabela e o tempo na hora do jogo.',
    piece: <ContextPiece />,
    points: [
      'Últimos jogos com gols, escanteios e cartões',
      'Temperatura, chuva e vento no local',
      'O que faltar aparece como faltando',
    ],
  },
  {
    icon: TrendingUp,
    title: 'Histórico e gráficos',
    text: 'Salve análises, marque green ou red e acompanhe o seu retrospecto com honestidade.',
    piece: <CalibrationPiece />,
    points: [
      'Taxa de acerto e yield ao longo do tempo',
      'Calibração: o que dissemos contra o que aconteceu',
      'Sem julgamento quando a fase é ruim',
    ],
  },
  {
    icon: Download,
    title: 'Exportação CSV',
    text: 'Leve o seu histórico para a planilha que quiser, com vírgula decimal e datas do jeito brasileiro.',
    piece: <CsvPiece />,
    points: ['Todas as suas análises em um arquivo', 'Abre direto no Excel e no Google Planilhas', 'Disponível no Pro'],
    isPro: true,
  },
]

export function meta() {
  return pageMeta('Recursos', {
    path: '/features',
    description:
      'IA explicável, estatística de Poisson, edge e Kelly, clima e contexto, histórico e exportação CSV: o que a Prancheta faz.',
  })
}

export default function FeaturesPage() {
  return (
    <>
      <PageIntro title="Tudo para estudar uma partida">
        Seis ferramentas que conversam entre si. Nenhuma delas aposta por você.
      </PageIntro>
      <section aria-label="Recursos" className="mx-auto w-full max-w-6xl px-4 pb-10 sm:px-6 lg:pb-14">
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
          {FEATURES.map((feature) => (
            <FeatureCard key={feature.title} feature={feature} />
          ))}
        </ul>
      </section>
      <ClosingCall title="Veja em uma partida de hoje.">
        Três partidas por mês são grátis, sem cartão. Você decide depois se quer mais.
      </ClosingCall>
    </>
  )
}

function FeatureCard({ feature: { icon: Icon, title, text, points, piece, isPro } }: { feature: Feature }) {
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface-raised p-4 sm:p-5">
      <h2 className="headline flex items-center gap-2.5 text-lg">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" strokeWidth={1.75} />
        {title}
        {isPro && (
          <span className="ml-auto">
            <Badge tone="brand">Pro</Badge>
          </span>
        )}
      </h2>
      <p className="mt-2 mb-4 text-ink-muted text-sm">{text}</p>
      <div className="grid flex-1">{piece}</div>
      <ul className="mt-4 space-y-1.5 text-sm">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-[0.5em] size-1.5 shrink-0 rounded-full bg-brand" />
            {point}
          </li>
        ))}
      </ul>
    </li>
  )
}
