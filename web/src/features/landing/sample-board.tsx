import { SAMPLE_GRID, SAMPLE_HOME_WIN } from '#lib/sample-match.ts'
import type { Score } from '#lib/scores.ts'
import { HonestyStrip } from '#ui/signature/honesty-strip.tsx'
import { PitchFrame, PitchLines } from '#ui/signature/pitch-lines.tsx'
import { ProbabilityRuler } from '#ui/signature/probability-ruler.tsx'
import { ScoreMap } from '#ui/signature/score-map.tsx'

const HOME_WIN = { name: 'vitória do mandante', wins: (score: Score) => score.home > score.away }

/** A board with a sample on it: what an analysis looks like, and plainly not one of a real match. */
export function SampleBoard() {
  return (
    <div
      data-scheme="board"
      className="relative min-w-0 rounded-card bg-surface px-6 py-7 text-ink shadow-soft sm:px-9 sm:py-9"
    >
      <PitchFrame />
      <p className="flex items-center justify-between gap-4">
        <span className="headline text-xl">Mandante × Visitante</span>
        <span className="rounded-mark bg-ink px-2 py-0.5 font-semibold text-surface text-xs">Exemplo</span>
      </p>
      <div className="mt-5">
        <ProbabilityRuler label="Vitória do mandante" {...SAMPLE_HOME_WIN} />
      </div>
      <PitchLines view="divider" className="my-4 w-full" />
      <ScoreMap home="Mandante" away="Visitante" grid={SAMPLE_GRID} market={HOME_WIN} />
      <div className="mt-5">
        <HonestyStrip kind="example" source="Números ilustrativos, não são de uma partida real" age={null} />
      </div>
    </div>
  )
}
