import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import { TriangleAlert } from 'lucide-react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { type ConfidencePart, ConfidenceSeal } from '#ui/charts/signature/confidence-seal.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { PartFrame } from '../part-frame.tsx'

/** Why, in three to five points, who wrote them, and what no probability takes away; above them how far to trust it. */
export function Explanation({ analysis }: { analysis: ShownAnalysis }) {
  const { reasoning, warning } = analysis
  return (
    <PartFrame id="resultado-motivos" title="Por quê">
      <ConfidenceCard analysis={analysis} />
      <Card>
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
        <p className="mt-3 text-ink-muted text-xs">{writerWords(analysis)}</p>
        <p className="mt-4 flex gap-2.5 rounded-control bg-warn-soft p-3 text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
          <span>{warning}</span>
        </p>
      </Card>
    </PartFrame>
  )
}

function writerWords({ explainedBy, explanationStandsIn }: ShownAnalysis): string {
  if (explainedBy !== null) return `Texto de ${explainedBy}, com os números conferidos com os desta análise.`
  if (explanationStandsIn) return analysisWords.explanationIsOurs
  return 'Texto da própria Prancheta, a partir dos números desta análise.'
}

type PartName = ShownAnalysis['confidenceParts'][number]['name']

const PARTS: Record<PartName, { id: ConfidencePart['id']; why: string }> = {
  amostra: { id: 'sample', why: 'Quanto os jogos conhecidos dos dois times deixam incerto.' },
  'concordância com o mercado': { id: 'agreement', why: 'Quão perto o modelo está do que as casas dizem.' },
  dados: { id: 'data', why: 'Se os dados estão completos e recentes.' },
  calibração: { id: 'calibration', why: 'Quanto este tipo de mercado acertou nas nossas provas com jogos passados.' },
}

function ConfidenceCard({ analysis: { confidence, confidenceParts } }: { analysis: ShownAnalysis }) {
  return (
    <Card aria-label="Confiança da análise">
      <ConfidenceSeal
        score={confidence / 10}
        parts={confidenceParts.map(({ name, points }) => ({ ...PARTS[name], score: points / 10 }))}
      />
    </Card>
  )
}
