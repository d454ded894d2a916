import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { GameRow } from './game-row.tsx'
import { rowsToDraw } from './rows-to-draw.ts'

type Props = {
  games: readonly FixtureView[]
  chosenId: number | null
  onChoose: (fixtureId: number) => void
  renderAction: ((game: FixtureView) => ReactNode) | undefined
}

/** Drawn anew only when so many rows have passed. */
const ROWS_A_STEP = 4

/**
 * Plain radio buttons, so that arrows and screen readers do what they always do. Of a long day only the rows around
 * those in sight are drawn: with all 1.500 in the page, a phone took seconds to show them and stuttered on every scroll.
 */
export function GameList({ games, chosenId, onChoose, renderAction }: Props) {
  const group = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [firstInSight, setFirstInSight] = useState(0)
  const at = games.findIndex(({ fixtureId }) => fixtureId === chosenId)
  const chosen = at < 0 ? null : at
  useChosenInSight(scroller, chosen)

  function follow() {
    const { current } = scroller
    if (current) setFirstInSight(ROWS_A_STEP * Math.floor(current.scrollTop / rowHeightOf(current) / ROWS_A_STEP))
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Jogos</legend>
      <div
        ref={scroller}
        onScroll={follow}
        className="max-h-96 overflow-y-auto overscroll-contain rounded-control border border-line-strong/60 [--row:4.75rem] sm:[--row:3.5rem]"
      >
        <ul className="relative" style={{ height: `calc(${games.length} * var(--row))` }}>
          {rowsToDraw(games.length, firstInSight, chosen).map((row) => {
            const game = games[row]
            if (!game) return null
            return (
              <GameRow
                key={game.fixtureId}
                game={game}
                place={{ row, of: games.length }}
                group={group}
                isChosen={row === chosen}
                onChoose={onChoose}
                renderAction={renderAction}
              />
            )
          })}
        </ul>
      </div>
    </fieldset>
  )
}

/** A list that opens with a choice, by a link or after the filter changed, opens at that choice. */
function useChosenInSight(scroller: RefObject<HTMLDivElement | null>, chosen: number | null): void {
  const [start] = useState(chosen)
  useLayoutEffect(() => {
    const { current } = scroller
    if (current && start !== null) current.scrollTop = (start - 1) * rowHeightOf(current)
  }, [scroller, start])
}

/** All rows are as high as the first, which is always drawn. */
function rowHeightOf(scroller: HTMLElement): number {
  return scroller.querySelector('li')?.offsetHeight || 1
}
