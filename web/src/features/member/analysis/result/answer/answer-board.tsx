import { CONFIDENCE_MIN, EDGE_MIN } from '@prancheta/core/confidence/is-recommended.ts'
import type { ReactNode } from 'react'
import type { ShownAnalysis, ShownMarket } from '#domain/analysis/shown-analysis.ts'
import { formatEdge, formatGrade, formatOdd } from '#lib/format/format.ts'
import { PitchFrame, PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { Term } from '#ui/product/term.tsx'
import { Recommendation } from './recommendation.tsx'

type Props = {
  analysis: ShownAnalysis
  /** The decisions, at the lower edge, where a thumb reaches. */
  children: ReactNode
}

/** The answer, before any evidence: what to look at and why, or that there is nothing worth it. */
export function AnswerBoard({ analysis, children }: Props) {
  const pick = analysis.markets.find(({ id }) => id === analysis.pick)
  return (
    <section
      aria-label="Resposta"
      data-scheme="board"
      className="relative min-w-0 rounded-card bg-surface px-6 py-7 text-ink shadow-soft sm:px-9 sm:py-9"
    >
      <PitchFrame />
      {pick ? <Recommendation analysis={analysis} market={pick} /> : <NoValue analysis={analysis} />}
      <div className="relative mt-6 border-line border-t pt-5">{children}</div>
    </section>
  )
}

/** A good answer too: nothing here is priced above its risk. */
function NoValue({ analysis }: { analysis: ShownAnalysis }) {
  const closest = closestMarket(analysis.markets)
  return (
    <div className="relative grid items-center gap-x-8 sm:grid-cols-[minmax(0,1fr)_10rem]">
      <div>
        <p className="eyebrow">{closest ? 'Sem valor neste jogo' : 'Sem odds para comparar'}</p>
        <h3 className="headline mt-1 text-2xl">Nenhuma aposta com valor</h3>
        {closest ? (
          <>
            <p className="mt-3 max-w-[60ch] text-sm">
              Nenhum mercado passou da nossa regra: <Term id="edge">edge</Term> de pelo menos 5% e{' '}
              <Term id="confidence">confiança</Term> de pelo menos 7 de 10. Deixar passar também é uma decisão.
            </p>
            <p className="mt-2 max-w-[60ch] text-ink-muted text-sm">{closestWords(closest)}</p>
          </>
        ) : (
          <p className="mt-3 max-w-[60ch] text-sm">
            Nenhuma casa cota esta partida agora. Sem odd real não há <Term id="edge">edge</Term> nem recomendação:
            mostramos a probabilidade e a <Term id="fairOdd">odd justa</Term> de cada mercado. Digite em qualquer um
            deles a odd que oferecem a você.
          </p>
        )}
      </div>
      <PitchLines view="spot" className="w-40 max-sm:hidden" />
    </div>
  )
}

/** The market with the best edge among those somebody quotes; null where nobody does. */
export function closestMarket(markets: readonly ShownMarket[]): ShownMarket | null {
  const quoted = markets.filter(({ edge }) => edge !== null)
  return quoted.toSorted((one, other) => (other.edge ?? 0) - (one.edge ?? 0))[0] ?? null
}

/** How near the best price came to the rule, and what it lacks. */
export function closestWords({ name, odd, bookmaker, edge, confidence }: ShownMarket): string {
  if (odd === null || edge === null) return ''
  const price = `${name} a ${formatOdd(odd)}${bookmaker === null ? '' : ` (${bookmaker})`}`
  const lacks =
    edge >= EDGE_MIN && confidence < CONFIDENCE_MIN
      ? `, mas a confiança é de ${formatGrade(confidence / 10)} de 10`
      : edge > 0
        ? ', abaixo dos 5% da regra'
        : ''
  return `O mais perto foi ${price}: edge de ${formatEdge(edge)}${lacks}.`
}
