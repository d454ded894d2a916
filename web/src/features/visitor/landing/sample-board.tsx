import type { Score } from '@prancheta/core/goals/score-grid.ts'
import { useRef } from 'react'
import type { ShownSample } from '#domain/analysis/still-sample.ts'
import { formatConfidence, formatDateTime, formatEdge, formatOdd } from '#lib/format/format.ts'
import { HonestyStrip } from '#ui/charts/signature/honesty-strip.tsx'
import { PitchFrame } from '#ui/charts/signature/pitch-lines.tsx'
import { ProbabilityRuler } from '#ui/charts/signature/probability-ruler.tsx'
import { ScoreMap } from '#ui/charts/signature/score-map.tsx'
import { useLiveSample } from './use-live-sample.ts'

/** Home, draw and away, in the order of the sample's results. */
const WINS: readonly ((score: Score) => boolean)[] = [
  ({ home, away }) => home > away,
  ({ home, away }) => home === away,
  ({ home, away }) => home < away,
]

/** A board with a match on it, read by the engine: the answer first, then what it stands on, and plainly whether it is made up. */
export function SampleBoard() {
  const board = useRef<HTMLElement>(null)
  const { sample, isLive } = useLiveSample(board)
  const shown = resultToShow(sample)
  return (
    <section
      ref={board}
      data-scheme="board"
      aria-label="Uma análise, como ela é"
      className="relative min-w-0 rounded-card bg-surface px-5 py-6 text-ink shadow-soft sm:px-8 sm:py-8"
    >
      <PitchFrame />
      <div className="grid gap-x-12 gap-y-7 lg:grid-cols-2">
        <div className="min-w-0">
          <div className="min-h-20 sm:min-h-18">
            <p className="headline line-clamp-2 text-xl">
              {sample.home} × {sample.away}
            </p>
            <p className="mt-1 text-ink-muted text-sm">
              {sample.isDemo && (
                <span className="mr-2 rounded-mark bg-ink px-2 py-0.5 font-semibold text-surface text-xs">
                  Demonstração
                </span>
              )}
              {sample.league}, {formatDateTime(new Date(sample.kickOff))}
            </p>
          </div>
          <Answer sample={sample} />
          {shown && (
            <div className="mt-5 border-line border-t pt-5">
              <ProbabilityRuler
                label={shown.result.name}
                model={shown.result.model}
                market={shown.result.market}
                pooled={shown.result.pooled}
              />
            </div>
          )}
        </div>
        <div className="min-w-0">
          <ScoreMap
            key={sample.createdAt}
            home={sample.home}
            away={sample.away}
            grid={sample.scores}
            {...(shown && { market: { name: shown.result.name.toLowerCase(), wins: shown.wins } })}
          />
        </div>
      </div>
      <div className="mt-5">
        <HonestyStrip
          kind={sample.isDemo ? 'demo' : 'real'}
          source={sample.isDemo ? 'Times e odds inventados; a conta é a de verdade' : 'Odds de várias casas'}
          age={`${isLive ? 'calculado' : 'guardado'} em ${formatDateTime(new Date(sample.createdAt))}`}
        />
      </div>
    </section>
  )
}

/** What the product answers: a bet with value, with its odd and its reason, or that there is none. */
function Answer({ sample: { pick, confidence, reasons } }: { sample: ShownSample }) {
  return (
    <div className="mt-4 min-h-42 border-line border-t pt-4 sm:min-h-36">
      <p className="eyebrow">A resposta</p>
      <p className="headline mt-1 line-clamp-1 text-xl text-brand">{pick ? pick.name : 'Nenhuma aposta com valor'}</p>
      {pick && (
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          <Figure name="Odd" value={formatOdd(pick.odd)} />
          {pick.fairOdd !== null && <Figure name="Justa" value={formatOdd(pick.fairOdd)} />}
          <Figure name="Edge" value={formatEdge(pick.edge)} />
          <Figure name="Confiança" value={formatConfidence(confidence)} />
        </dl>
      )}
      <p className="mt-2 line-clamp-2 text-ink-muted text-sm">
        {pick ? reasons[1] : `Confiança de ${formatConfidence(confidence)}, e mesmo assim nenhum preço passa na regra.`}
      </p>
    </div>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-muted text-xs">{name}</dt>
      <dd className="figures text-lg">{value}</dd>
    </div>
  )
}

/** The result the answer is about, or else the likeliest one. */
function resultToShow({ result, pick }: ShownSample) {
  const likeliest = Math.max(...result.map(({ pooled }) => pooled))
  const picked = result.findIndex(({ name }) => name === pick?.name)
  const index = picked >= 0 ? picked : result.findIndex(({ pooled }) => pooled === likeliest)
  const [chosen, wins] = [result[index], WINS[index]]
  return chosen && wins ? { result: chosen, wins } : null
}
