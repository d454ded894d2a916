import { type MarkKind, RulerMark } from '#ui/charts/signature/ruler-mark.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { SampleBoard } from './sample-board.tsx'

const BADGES = ['100+ análises', 'Poisson + Kelly', 'Edge positivo', 'Gestão de banca']

const THREE_VIEWS: readonly { kind: MarkKind; name: string; text: string }[] = [
  { kind: 'model', name: 'Modelo', text: 'O que os gols esperados de cada time dizem, por Poisson.' },
  { kind: 'market', name: 'Mercado', text: 'O que as odds de várias casas dizem, sem a margem delas.' },
  { kind: 'pooled', name: 'Conjunta', text: 'As duas reunidas em uma só. É com ela que a Prancheta decide.' },
]

/** One sentence that says what it is, the way in, and right under it a real analysis as wide as the page. */
export function Hero() {
  return (
    <section className="mx-auto w-full max-w-6xl px-4 pt-6 pb-10 sm:px-6 lg:pt-9 lg:pb-12">
      <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[1fr_auto]">
        <div>
          <h1 className="headline text-3xl sm:text-4xl">Estude o jogo antes de decidir.</h1>
          <p className="mt-3 max-w-[60ch] text-ink-muted sm:text-lg">
            A Prancheta calcula a chance de cada resultado, compara com o que o mercado paga e explica a conta em
            português. Quando não há valor, ela diz.
          </p>
        </div>
        <div>
          <div className="grid grid-cols-2 gap-3 sm:flex">
            <LinkButton to="/auth/register" variant="accent" size="lg">
              Começar grátis
            </LinkButton>
            <LinkButton to="/pricing" variant="secondary" size="lg">
              Ver planos
            </LinkButton>
          </div>
          <p className="mt-2.5 text-ink-muted text-sm">3 partidas grátis por mês, sem cartão. Cancele quando quiser.</p>
        </div>
      </div>
      <div className="mt-6 lg:mt-8">
        <SampleBoard />
      </div>
      <ThreeViews />
      <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-2 border-line border-t pt-5 font-medium text-sm">
        {BADGES.map((badge) => (
          <li key={badge} className="flex items-center gap-2">
            <span aria-hidden="true" className="size-1.5 rounded-full bg-brand" />
            {badge}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Why three numbers and not one: the marks are those of the ruler above. */
function ThreeViews() {
  return (
    <div className="mt-8">
      <h2 className="headline text-lg">Três probabilidades, lado a lado</h2>
      <dl className="mt-3 grid gap-x-8 gap-y-3 md:grid-cols-3">
        {THREE_VIEWS.map((view) => (
          <div key={view.kind} className="flex flex-col gap-1 text-sm">
            <dt className="flex items-center gap-2 font-semibold">
              <RulerMark kind={view.kind} />
              {view.name}
            </dt>
            <dd className="text-ink-muted">{view.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
