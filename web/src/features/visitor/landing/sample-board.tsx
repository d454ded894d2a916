import type { Score } from '@prancheta/core/goals/score-grid.ts'
import { useRef } from 'react'
import { formatDateTime, formatEdge, formatGrade, formatOdd } from '#lib/format/format.ts'
import { HonestyStrip } from '#ui/charts/signature/honesty-strip.tsx'
import { PitchFrame, PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { ProbabilityRuler } from '#ui/charts/signature/probability-ruler.tsx'
import { ScoreMap } from '#ui/charts/signature/score-map.tsx'
import { type ShownSample, useLiveSample } from './use-live-sample.ts'

/** Home, draw and away, in the order of the sample's results. */
const WINS: readonly ((score: Score) => boolean)[] = [
  ({ home, away }) => home > away,
  ({ home, away }) => home === away,
  ({ home, away }) => home < away,
]

/** A board with a match on it, read by the engine: what an analysis looks like, and plainly whether it is made up. */
export function SampleBoard() {
  const board = useRef<HTMLElement>(null)
  const { sample, isLive } = useLiveSample(board)
  const shown = resultToShow(sample)
  return (
    <section
      ref={board}
      data-scheme="board"
      aria-label="Uma análise, como ela é"
      className="relative min-w-0 rounded-card bg-surface px-6 py-7 text-ink shadow-soft sm:px-9 sm:py-9"
    >
      <PitchFrame />
      <div className="min-h-28 sm:min-h-20">
        <p className="headline line-clamp-2 text-xl">
          {sample.home} × {sample.away}
        </p>
        <p className="mt-1.5 text-ink-muted text-sm">
          {sample.isDemo && (
            <span className="mr-2 rounded-mark bg-ink px-2 py-0.5 font-semibold text-surface text-xs">
              Demonstração
            </span>
          )}
          {sample.league}, {formatDateTime(new Date(sample.kickOff))}
        </p>
      </div>
      {shown && (
        <ProbabilityRuler
          label={shown.result.name}
          model={shown.result.model}
          market={shown.result.market}
          pooled={shown.result.pooled}
        />
      )}
      <PitchLines view="divider" className="my-4 w-full" />
      <ScoreMap
        key={sample.createdAt}
        home={sample.home}
        away={sample.away}
        grid={sample.scores}
        {...(shown && { market: { name: shown.result.name.toLowerCase(), wins: shown.wins } })}
      />
      <PitchLines view="divider" className="my-4 w-full" />
      <Answer sample={sample} />
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
    <div className="min-h-[7.5rem]">
      <p className="eyebrow">A resposta</p>
      <p className="headline mt-1 line-clamp-1 text-lg">{pick ? pick.name : 'Nenhuma aposta com valor'}</p>
      {pick && (
        <p className="mt-1 text-sm tabular-nums">
          Odd {formatOdd(pick.odd)}
          {pick.fairOdd !== null && `, justa ${formatOdd(pick.fairOdd)}`}, edge {formatEdge(pick.edge)}, confiança{' '}
          {formatGrade(confidence / 10)}/10
        </p>
      )}
      <p className="mt-2 line-clamp-2 text-ink-muted text-sm">
        {pick
          ? reasons[1]
          : `Confiança de ${formatGrade(confidence / 10)}/10, e mesmo assim nenhum preço passa na regra.`}
      </p>
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
