import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { type ConfidencePart, ConfidenceSeal } from '#ui/charts/signature/confidence-seal.tsx'
import { Card } from '#ui/primitives/card.tsx'

type PartName = ShownAnalysis['confidenceParts'][number]['name']

const PARTS: Record<PartName, { id: ConfidencePart['id']; why: string }> = {
  amostra: { id: 'sample', why: 'Quanto os jogos conhecidos dos dois times deixam incerto.' },
  'concordância com o mercado': { id: 'agreement', why: 'Quão perto o modelo está do que as casas dizem.' },
  dados: { id: 'data', why: 'Se os dados estão completos e recentes.' },
  calibração: { id: 'calibration', why: 'Quanto este tipo de mercado acertou nas nossas provas com jogos passados.' },
}

export function ConfidenceCard({ analysis: { confidence, confidenceParts } }: { analysis: ShownAnalysis }) {
  return (
    <Card aria-label="Confiança da análise">
      <ConfidenceSeal
        score={confidence / 10}
        parts={confidenceParts.map(({ name, points }) => ({ ...PARTS[name], score: points / 10 }))}
      />
    </Card>
  )
}
