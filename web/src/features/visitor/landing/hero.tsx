import { type MarkKind, RulerMark } from '#ui/charts/signature/ruler-mark.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { SampleBoard } from './sample-board.tsx'

const BADGES = ['100+ análises', 'Poisson + Kelly', 'Edge positivo', 'Gestão de banca']

const THREE_VIEWS: readonly { kind: MarkKind; name: string; text: string }[] = [
  { kind: 'model', name: 'Modelo', text: 'o que os gols esperados de cada time dizem, por Poisson.' },
  { kind: 'market', name: 'Mercado', text: 'o que as odds de várias casas dizem, sem a margem delas.' },
  { kind: 'pooled', name: 'Conjunta', text: 'as duas reunidas em uma só. É com ela que a Prancheta decide.' },
]

export function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-10 px-4 pt-10 pb-14 sm:px-6 lg:grid-cols-[1fr_1.05fr] lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:pt-16 lg:pb-20">
      <div className="lg:pt-14">
        <p className="eyebrow">Estudo de futebol com estatística e IA</p>
        <h1 className="headline mt-3 text-3xl sm:text-4xl">Estude o jogo antes de decidir.</h1>
        <p className="mt-5 max-w-[46ch] text-ink-muted text-lg">
          A Prancheta calcula a chance de cada resultado, compara com o que o mercado paga e explica a conta em
          português. Quando não há valor, ela diz.
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <LinkButton to="/auth/register" variant="accent" size="lg">
            Começar grátis
          </LinkButton>
          <LinkButton to="/pricing" variant="secondary" size="lg">
            Ver planos
          </LinkButton>
        </div>
        <p className="mt-4 text-ink-muted text-sm">3 conversas grátis, sem cartão. Cancele quando quiser.</p>
        <ul className="mt-8 flex flex-wrap gap-x-5 gap-y-2 border-line border-t pt-5 font-medium text-sm">
          {BADGES.map((badge) => (
            <li key={badge} className="flex items-center gap-2">
              <span aria-hidden="true" className="size-1.5 rounded-full bg-brand" />
              {badge}
            </li>
          ))}
        </ul>
      </div>
      <div className="min-w-0 lg:row-span-2">
        <SampleBoard />
      </div>
      <ThreeViews />
    </section>
  )
}

/** Why three numbers and not one: the marks are those of the ruler beside it. */
function ThreeViews() {
  return (
    <div>
      <h2 className="eyebrow">Três probabilidades, lado a lado</h2>
      <dl className="mt-4 space-y-3">
        {THREE_VIEWS.map((view) => (
          <div key={view.kind} className="flex items-baseline gap-3">
            <dt className="flex w-24 shrink-0 items-center gap-2 font-semibold text-sm">
              <RulerMark kind={view.kind} />
              {view.name}
            </dt>
            <dd className="text-ink-muted text-sm">{view.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
