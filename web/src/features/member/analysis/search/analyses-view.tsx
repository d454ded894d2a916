import { type ReactNode, useEffect, useRef, useState } from 'react'
import { progressWords } from '#domain/fixtures/progress-words.ts'
import { classes } from '#lib/page/classes.ts'
import { Button } from '#ui/primitives/button.tsx'
import type { GameSlots } from './games-card.tsx'
import { GamesOfDay } from './games-of-day.tsx'
import { SearchCard } from './search-card.tsx'
import { useAnalyses } from './use-analyses.ts'
import type { ShownResult } from './use-analysis.ts'

type Props = GameSlots & {
  /** Whose analysis stands on the page, told whenever that changes; none is null. */
  onShown?: (fixtureId: number | null) => void
  /** The day at a glance, above its games. */
  board?: ReactNode
  /** Draws an analysis; another part of the product knows how. */
  renderResult?: (result: ShownResult) => ReactNode
}

/** From the day to the game to its analysis. */
export function AnalysesView({ renderResult, onShown, board, ...slots }: Props) {
  const { place, arrivals, bringIntoView } = useArrival()
  const analyses = useAnalyses({ onDone: bringIntoView })
  const { games, analysis, loadGames } = analyses
  const [clears, setClears] = useState(0)
  // On a phone the games step back while one reads, until they are asked for again.
  const [asked, setAsked] = useState(0)
  const isReading = analysis.result !== null && asked !== arrivals

  const shownId = analysis.result?.analysis.fixture.fixtureId ?? null
  useEffect(() => onShown?.(shownId), [onShown, shownId])

  function showLeagues(date: string, isAll: boolean) {
    setClears(clears + 1)
    void loadGames({ date, league: '', isAll })
  }

  return (
    <div className="mx-auto w-full max-w-6xl flex-1 px-4 py-4 sm:px-6 sm:py-10">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h1 className="headline text-2xl sm:text-3xl">Análises</h1>
        {isReading && (
          <Button variant="secondary" size="sm" className="lg:hidden" onClick={() => setAsked(arrivals)}>
            Outro jogo
          </Button>
        )}
      </div>
      <div className={classes(isReading && 'max-lg:hidden')}>
        <p className="mt-2 max-w-[60ch] text-ink-muted">
          Escolha um jogo de hoje ou de outro dia. A análise junta modelo, mercado e explicação, para você estudar antes
          de decidir.
        </p>
        {games.progress && (
          <p role="status" className="mt-3 max-w-[60ch] text-info text-sm">
            {progressWords(games.progress)}
          </p>
        )}
        {board && <div className="mt-6">{board}</div>}
        <div className="mt-4 grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
          {/* The form keeps what is typed; it begins anew where something else than itself chose the day or the league. */}
          <SearchCard key={`${games.link.day} ${clears}`} search={games.search} onLoad={loadGames} />
          <GamesOfDay analyses={analyses} slots={slots} onShowLeagues={showLeagues} />
        </div>
      </div>
      <section
        ref={place}
        tabIndex={-1}
        aria-label={analysis.result ? 'Resultado da análise' : undefined}
        className="-scroll-mt-4 mt-2 outline-none lg:mt-6 lg:scroll-mt-0"
      >
        {analysis.result && renderResult?.(analysis.result)}
      </section>
    </div>
  )
}

/** Once an analysis is there it is brought into view and read from its beginning. `arrivals` counts them. */
function useArrival() {
  const place = useRef<HTMLElement>(null)
  const [arrivals, setArrivals] = useState(0)
  useEffect(() => {
    if (arrivals === 0) return
    // Behind a dialog, such as a talk that was opened before it came, it waits to be looked at.
    if (place.current?.closest('[aria-hidden="true"]')) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [arrivals])
  return { place, arrivals, bringIntoView: () => setArrivals((count) => count + 1) }
}
