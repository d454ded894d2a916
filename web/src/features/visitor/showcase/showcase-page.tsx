import type { Score } from '@prancheta/core/goals/score-grid.ts'
import { useState } from 'react'
import { SAMPLE_GRID, SAMPLE_HOME_WIN } from '#domain/analysis/sample-match.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { type ConfidencePart, ConfidenceSeal } from '#ui/charts/signature/confidence-seal.tsx'
import { HonestyStrip } from '#ui/charts/signature/honesty-strip.tsx'
import { ProbabilityRuler } from '#ui/charts/signature/probability-ruler.tsx'
import { ScoreMap } from '#ui/charts/signature/score-map.tsx'
import { Switch } from '#ui/forms/toggles.tsx'
import { Actions } from './actions.tsx'
import { Choices } from './choices.tsx'
import { Data } from './data.tsx'
import { Fields } from './fields.tsx'
import { Foundations } from './foundations.tsx'
import { Feedback, Overlays } from './overlays.tsx'
import { LONG_NAME, Section, Specimen, ThemeModeContext } from './specimen.tsx'

export function meta() {
  return pageMeta('Componentes', { listed: false })
}

/** Every component with much, little and no content, in the page's theme or in both at once. */
export default function ShowcasePage() {
  const [both, setBoth] = useState(false)
  return (
    <ThemeModeContext value={both ? 'both' : 'page'}>
      <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6">
        <header className="flex flex-col gap-6 pb-8 sm:flex-row sm:items-end sm:justify-between">
          <div>
            <h1 className="headline text-3xl">Componentes</h1>
            <p className="mt-2 text-ink-muted">Tudo o que as telas usam, com muito, pouco e nenhum conteúdo.</p>
          </div>
          <div className="sm:w-72">
            <Switch checked={both} onCheckedChange={setBoth}>
              Mostrar nos dois temas
            </Switch>
          </div>
        </header>
        <Foundations />
        <Signatures />
        <Actions />
        <Fields />
        <Choices />
        <Overlays />
        <Data />
        <Feedback />
      </div>
    </ThemeModeContext>
  )
}

const PARTS: ConfidencePart[] = [
  { id: 'sample', score: 8, why: '34 jogos de cada time na temporada.' },
  { id: 'agreement', score: 9, why: 'Modelo e mercado a menos de 4 pontos.' },
  { id: 'data', score: 6, why: 'Sem escalação confirmada.' },
  { id: 'calibration', score: 7 },
]

const OVER = { name: 'mais de 2,5 gols', wins: (score: Score) => score.home + score.away > 2.5 }

function Signatures() {
  return (
    <Section id="assinatura" title="Peças da casa (exemplos)">
      <Specimen title="Régua de probabilidade">
        <div className="grid gap-8">
          <ProbabilityRuler label="Vitória do mandante" {...SAMPLE_HOME_WIN} />
          <ProbabilityRuler label={`Vitória de ${LONG_NAME}`} model={0.72} market={0.31} pooled={0.43} />
          <ProbabilityRuler label="Mais de 9,5 escanteios" model={0.04} market={null} pooled={0.04} />
        </div>
      </Specimen>
      <Specimen title="Mapa de placares">
        <div className="grid gap-8">
          <ScoreMap home="Mandante" away="Visitante" grid={SAMPLE_GRID} />
          <ScoreMap home={LONG_NAME} away="Visitante" grid={SAMPLE_GRID} market={OVER} />
          <ScoreMap home="Mandante" away="Visitante" grid={[]} />
        </div>
      </Specimen>
      <Specimen title="Selo de confiança">
        <div className="grid gap-6">
          <ConfidenceSeal score={7.6} parts={PARTS} />
          <ConfidenceSeal score={3} parts={[]} />
        </div>
      </Specimen>
      <Specimen title="Faixa de honestidade">
        <div className="grid gap-6">
          <HonestyStrip kind="real" source="API de futebol e odds de 3 casas" age="atualizado há 5 minutos" />
          <HonestyStrip kind="demo" source="Dados de demonstração" age="atualizado ontem" />
          <HonestyStrip kind="example" source="Números ilustrativos" age={null} />
        </div>
      </Specimen>
    </Section>
  )
}
