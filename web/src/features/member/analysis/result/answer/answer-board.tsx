import type { ReactNode } from 'react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { PitchFrame } from '#ui/charts/signature/pitch-lines.tsx'
import { NoValue } from './no-value.tsx'
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
