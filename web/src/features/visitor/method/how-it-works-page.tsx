import { TriangleAlert } from 'lucide-react'
import { pageMeta } from '#lib/page/page-meta.ts'
import { type MarkKind, RulerMark } from '#ui/charts/signature/ruler-mark.tsx'
import { GamesPiece, MarketsPiece, RulerPiece } from '#ui/product/pieces/match-pieces.tsx'
import { ContextPiece, ReasonsPiece } from '#ui/product/pieces/study-pieces.tsx'
import { ClosingCall, PageIntro, Section, Steps } from '#ui/product/public-page.tsx'
import { Evidence, ModelAlone } from './evidence.tsx'

const STEPS = [
  {
    title: 'Escolha a partida pela data',
    text: 'Carregue os jogos de um dia, filtre por time ou campeonato e escolha o que quer estudar.',
    piece: <GamesPiece />,
  },
  {
    title: 'Reunimos os dados',
    text: 'Resultados, estatísticas, tabela, confrontos diretos, odds de várias casas e a previsão do tempo. O que faltar é dito.',
    piece: <ContextPiece />,
  },
  {
    title: 'Calculamos probabilidade e valor',
    text: 'Os gols esperados viram a chance de cada placar. Dela saem mais de 100 mercados, a odd justa, o edge e o stake por Kelly a 25%.',
    piece: <MarketsPiece />,
  },
  {
    title: 'A IA explica',
    text: 'De 3 a 5 razões em português, com os números que as sustentam, e um alerta sobre a variância.',
    piece: <ReasonsPiece />,
  },
]

export function meta() {
  return pageMeta('Como funciona', {
    path: '/how-it-works',
    description:
      'Quatro passos da partida à explicação, e o método por inteiro: modelo, mercado, conjunta e o que os testes em partidas reais mostraram.',
  })
}

export default function HowItWorksPage() {
  return (
    <>
      <PageIntro title="A conta inteira, à vista">
        Quatro passos levam da partida à explicação. Abaixo deles está o método, com o que ele acerta e o que não
        consegue.
      </PageIntro>
      <Section title="Quatro passos">
        <Steps steps={STEPS} className="md:grid-cols-2" />
        <Warning />
      </Section>
      <ThreeNumbers />
      <Evidence />
      <ModelAlone />
      <ClosingCall title="Estude uma partida de hoje.">
        Três partidas por mês são grátis, sem cartão. A Prancheta não aposta por você e não é uma casa de apostas.
      </ClosingCall>
    </>
  )
}

function Warning() {
  return (
    <aside
      aria-label="Aviso importante"
      className="mt-10 flex gap-4 rounded-card border border-line bg-warn-soft p-5 text-ink sm:p-6"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <div>
        <h3 className="font-semibold">Aviso importante</h3>
        <p className="mt-1 max-w-[75ch]">
          A Prancheta é uma ferramenta de estudo. Não realiza apostas, não é uma casa de apostas e não garante
          resultados. Resultados passados não garantem resultados futuros. Proibido para menores de 18 anos. Aposte
          apenas o que pode perder.
        </p>
      </div>
    </aside>
  )
}

const NUMBERS: readonly { kind: MarkKind; name: string; text: string }[] = [
  {
    kind: 'model',
    name: 'Modelo',
    text: 'Cada time tem uma nota de ataque e uma de defesa, tiradas dos jogos passados: gols, finalizações, escanteios e o que as odds daqueles jogos diziam. Jogos antigos pesam menos. Delas saem os gols esperados e, por Poisson com pequenas correções, a chance de cada placar.',
  },
  {
    kind: 'market',
    name: 'Mercado',
    text: 'As odds de várias casas, uma a uma, sem a margem que cada casa embute. Preços velhos e fora do comum ficam de fora; o resto vira uma média. É a opinião de quem arrisca dinheiro, e costuma ser muito boa.',
  },
  {
    kind: 'pooled',
    name: 'Conjunta',
    text: 'As duas reunidas em um só mapa de placares, com peso maior para o mercado. Edge, Kelly, confiança e recomendação usam só esta. Combinações do mesmo jogo são lidas nesse mapa, nunca multiplicadas.',
  },
]

function ThreeNumbers() {
  return (
    <Section
      eyebrow="O método"
      title="Modelo, mercado e conjunta"
      lead="Mostramos sempre três probabilidades. A distância entre elas é uma informação: quando modelo e mercado discordam muito, na maioria das vezes é o modelo que erra."
    >
      <div className="mb-6 max-w-xl">
        <RulerPiece />
      </div>
      <dl className="grid gap-6 lg:grid-cols-3 lg:gap-8">
        {NUMBERS.map(({ kind, name, text }) => (
          <div key={kind}>
            <dt className="headline flex items-center gap-3 text-lg">
              <RulerMark kind={kind} />
              {name}
            </dt>
            <dd className="mt-2 text-ink-muted text-sm">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
