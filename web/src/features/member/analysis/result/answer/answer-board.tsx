import { resultWords } from '@prancheta/contract/analysis/result-words.ts'
import type { ReactNode } from 'react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { PitchFrame } from '#ui/charts/signature/pitch-lines.tsx'
import { Term } from '#ui/product/term.tsx'
import { Nearest } from './nearest.tsx'
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
      className="relative min-w-0 rounded-card bg-surface px-5 py-6 text-ink shadow-soft sm:px-9 sm:py-9"
    >
      <PitchFrame />
      {pick ? <Recommendation analysis={analysis} market={pick} /> : <NoValue analysis={analysis} />}
      <div className="relative mt-5 border-line border-t pt-4 sm:mt-6 sm:pt-5">{children}</div>
    </section>
  )
}

/** A good answer too: nothing here is priced above its risk. */
function NoValue({ analysis }: { analysis: ShownAnalysis }) {
  const isQuoted = analysis.markets.some(({ edge }) => edge !== null)
  return (
    <div className="relative grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]">
      <div>
        <p className="eyebrow">{isQuoted ? resultWords.noValue : resultWords.noOdds}</p>
        <h3 className="headline mt-1 text-2xl">Nenhuma aposta com valor</h3>
        {isQuoted ? (
          <p className="mt-3 max-w-[60ch] text-sm">
            Nenhum mercado passou da nossa regra: <Term id="edge">edge</Term> de pelo menos 5% e{' '}
            <Term id="confidence">confiança</Term> de pelo menos 7/10. Deixar passar também é uma decisão.
          </p>
        ) : (
          <p className="mt-3 max-w-[60ch] text-sm">
            Nenhuma casa cota esta partida agora. Sem odd real não há <Term id="edge">edge</Term> nem recomendação:
            mostramos a probabilidade e a <Term id="fairOdd">odd justa</Term> de cada mercado. Digite em qualquer um
            deles a odd que oferecem a você.
          </p>
        )}
      </div>
      <Nearest markets={analysis.markets} />
    </div>
  )
}
