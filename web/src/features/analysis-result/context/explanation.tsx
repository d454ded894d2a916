import type { AnalysisResult } from '@prancheta/contract/analyses.ts'
import { TriangleAlert } from 'lucide-react'
import { Card } from '#ui/card.tsx'

/** Why, in three to five points, who wrote them, and what no probability takes away. */
export function Explanation({ analysis: { reasoning, explainedBy, warning } }: { analysis: AnalysisResult }) {
  return (
    <Card title="Por quê">
      <ol className="grid gap-3 text-sm">
        {reasoning.map((point, index) => (
          <li key={point} className="flex gap-3">
            <span aria-hidden="true" className="figures w-4 shrink-0 text-brand">
              {index + 1}
            </span>
            <span className="min-w-0 break-words">{point}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-ink-muted text-xs">
        {explainedBy === null
          ? 'Texto da própria Prancheta, a partir dos números desta análise.'
          : `Texto de ${explainedBy}, com cada número conferido com os desta análise.`}
      </p>
      <p className="mt-4 flex gap-2.5 rounded-control bg-warn-soft p-3 text-sm">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
        <span>{warning}</span>
      </p>
    </Card>
  )
}
