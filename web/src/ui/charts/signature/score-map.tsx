import type { Score } from '@prancheta/core/goals/score-grid.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { formatChance } from '#lib/format/format.ts'
import { ScoreCell } from './score-cell.tsx'

/** Chances from 0 to 1; rows: home goals, columns: away goals. */
type ScoreGrid = readonly (readonly number[])[]

type Props = {
  home: string
  away: string
  grid: ScoreGrid
  /** A market to light up: its name and the scores in which it wins. */
  market?: { name: string; wins: (score: Score) => boolean }
}

/** The score grid as a heat map. Touch a cell, or go to it with the arrows, for its chance in words. */
export function ScoreMap({ home, away, grid, market }: Props) {
  const likeliest = likeliestScores(grid, 3)
  const [chosen, setChosen] = useState<Score>(() => startingScore(grid, market?.wins))
  const table = useRef<HTMLTableElement>(null)
  const titleId = useId()
  const columns = grid[0]?.length ?? 0
  const highest = Math.max(0.0001, ...grid.flat())

  function move(event: KeyboardEvent) {
    const target = scoreForKey(event.key, chosen)
    if (!target || grid[target.home]?.[target.away] === undefined) return
    event.preventDefault()
    setChosen(target)
    table.current?.querySelector<HTMLButtonElement>(`[data-score="${target.home}-${target.away}"]`)?.focus()
  }

  if (grid.length === 0) return <p className="text-ink-muted text-sm">Sem placares para mostrar.</p>

  return (
    <figure data-print="whole" className="min-w-0" aria-labelledby={titleId}>
      <figcaption id={titleId} className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-semibold">Mapa de placares</span>
        {market && <span className="text-ink-muted text-xs">Em destaque: {market.name}</span>}
      </figcaption>
      <table ref={table} onKeyDown={move} className="mt-3 w-full table-fixed border-separate border-spacing-0.5">
        <thead>
          <tr>
            <td className="w-7" />
            <th colSpan={columns} scope="colgroup" className="truncate pb-1 font-medium text-ink-muted text-xs">
              Gols: <bdi>{away}</bdi>
            </th>
          </tr>
          <tr>
            <td />
            {grid[0]?.map((_, goals) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of goals, the column's identity.
              <th key={goals} scope="col" className="figures pb-1 text-ink-muted text-xs">
                {goals}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.map((row, goals) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of goals, the row's identity.
            <tr key={goals}>
              <th scope="row" className="figures text-ink-muted text-xs">
                {goals}
              </th>
              {row.map((chance, awayGoals) => {
                const score = { home: goals, away: awayGoals }
                return (
                  <ScoreCell
                    // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of goals.
                    key={awayGoals}
                    score={score}
                    chance={chance}
                    heat={chance / highest}
                    name={`${home} ${goals}, ${away} ${awayGoals}: ${formatChance(chance)}`}
                    chosen={chosen.home === goals && chosen.away === awayGoals}
                    lit={market ? market.wins(score) : null}
                    onChoose={setChosen}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-ink-muted text-xs">
        Linhas: gols de <bdi>{home}</bdi>.
      </p>
      <p aria-live="polite" className="mt-3 text-sm">
        <span className="font-semibold">
          <bdi>{home}</bdi> {chosen.home} × {chosen.away} <bdi>{away}</bdi>:
        </span>{' '}
        {formatChance(grid[chosen.home]?.[chosen.away] ?? 0)} de chance.
      </p>
      <p className="mt-1 text-ink-muted text-sm">
        Mais prováveis: {likeliest.map((score) => `${score.home} × ${score.away}`).join(', ')}.
      </p>
    </figure>
  )
}

/** The likeliest score, of those in which the highlighted market wins where there is one. */
function startingScore(grid: ScoreGrid, wins: (score: Score) => boolean = () => true): Score {
  const byChance = likeliestScores(grid, grid.length * (grid[0]?.length ?? 0))
  return byChance.find(wins) ?? byChance[0] ?? { home: 0, away: 0 }
}

function scoreForKey(key: string, { home, away }: Score): Score | null {
  const moves: Record<string, Score> = {
    ArrowUp: { home: home - 1, away },
    ArrowDown: { home: home + 1, away },
    ArrowLeft: { home, away: away - 1 },
    ArrowRight: { home, away: away + 1 },
  }
  return moves[key] ?? null
}

/** The likeliest scores, best first; of equals, the one with fewer goals. */
export function likeliestScores(grid: ScoreGrid, count: number): Score[] {
  return grid
    .flatMap((row, home) => row.map((chance, away) => ({ home, away, chance })))
    .sort((a, b) => b.chance - a.chance || a.home + a.away - (b.home + b.away))
    .slice(0, count)
    .map(({ home, away }) => ({ home, away }))
}
