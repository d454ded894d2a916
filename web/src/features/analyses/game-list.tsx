import type { FixtureView } from '@prancheta/contract/fixtures.ts'
import { type FormEvent, type ReactNode, useId } from 'react'
import { GameRow } from './game-row.tsx'

type Props = {
  games: readonly FixtureView[]
  chosenId: number | null
  onChoose: (fixtureId: number) => void
  renderAction: ((game: FixtureView) => ReactNode) | undefined
}

/**
 * Plain radio buttons, so that arrows, letters and screen readers do what they always do. Rows out of sight are skipped
 * by the browser itself (content-visibility): 1.500 games scroll as 15 do, and none is missing for a search in the page.
 */
export function GameList({ games, chosenId, onChoose, renderAction }: Props) {
  const group = useId()
  function hear({ target }: FormEvent<HTMLFieldSetElement>) {
    if (target instanceof HTMLInputElement && target.name === group) onChoose(Number(target.value))
  }

  return (
    <fieldset onChange={hear} className="min-w-0">
      <legend className="sr-only">Jogos</legend>
      <ul className="max-h-96 overflow-y-auto overscroll-contain rounded-control border border-line-strong/60">
        {games.map((game) => (
          <GameRow
            key={game.fixtureId}
            game={game}
            group={group}
            isChosen={game.fixtureId === chosenId}
            renderAction={renderAction}
          />
        ))}
      </ul>
    </fieldset>
  )
}
