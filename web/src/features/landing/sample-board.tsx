import { SAMPLE_GRID, SAMPLE_HOME_WIN } from '#lib/sample-match.ts'
import { HonestyStrip } from '#ui/signature/honesty-strip.tsx'
import { PitchLines } from '#ui/signature/pitch-lines.tsx'
import { ProbabilityRuler } from '#ui/signature/probability-ruler.tsx'
import { ScoreMap } from '#ui/signature/score-map.tsx'

const HOME_WIN = {
  name: 'vitória do mandante',
  wins: (score: { home: number; away: number }) => score.home > score.away,
}

/** A board with a sample on it: what an analysis looks like, and plainly not one of a real match. */
export function SampleBoard() {
  return (
    <div
      data-scheme="board"
      className="relative isolate min-w-0 overflow-hidden rounded-card border border-line bg-surface p-4 text-ink shadow-soft sm:p-6"
    >
      <PitchLines view="half" className="-z-10 absolute inset-0 size-full text-line" />
      <p className="flex items-center justify-between gap-4">
        <span className="headline text-lg">Mandante × Visitante</span>
        <span className="rounded-mark border border-line-strong px-2 py-0.5 font-semibold text-xs">Exemplo</span>
      </p>
      <div className="mt-5 rounded-card bg-surface-raised p-4">
        <ProbabilityRuler label="Vitória do mandante" {...SAMPLE_HOME_WIN} />
      </div>
      <div className="mt-3 rounded-card bg-surface-raised p-4">
        <ScoreMap home="Mandante" away="Visitante" grid={SAMPLE_GRID} market={HOME_WIN} />
      </div>
      <div className="mt-4">
        <HonestyStrip kind="example" source="Números ilustrativos, não são de uma partida real" age={null} />
      </div>
    </div>
  )
}
