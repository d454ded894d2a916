import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { Star } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { classes } from '#lib/page/classes.ts'
import { Flag } from '#ui/product/flag.tsx'
import { type GameLine, groupGames, nextKickOff } from './game-groups.ts'
import { fitted, GameRow } from './game-row.tsx'
import { type LineHeights, linesToDraw, topOf } from './lines-to-draw.ts'

type MarkOf = (fixtureId: number) => 'analysed' | 'counted' | null

type Props = {
  games: readonly FixtureView[]
  isFavourite: ((game: FixtureView) => boolean) | undefined
  /** What the month knows of a game already. */
  markOf: MarkOf
  chosenId: number | null
  onChoose: (fixtureId: number) => void
  renderAction: ((game: FixtureView) => ReactNode) | undefined
}

/** Drawn anew only when so much has passed. */
const STEP_PX = 256
/** Of a league's name that fit beside the hour and the flag on a phone. */
const LEAGUE_LETTERS = 29
/** Until the page has told its own: --head and --row below, at the usual size of text. */
const USUAL: LineHeights = { head: 36, game: 68 }

/**
 * Plain radio buttons, so that arrows and screen readers do what they always do. Of a long day only the lines around
 * those in sight are drawn: with all 1.500 in the page, a phone took seconds to show them and stuttered on every scroll.
 */
export function GameList({ games, isFavourite, markOf, chosenId, onChoose, renderAction }: Props) {
  const group = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ scrolledPx: 0, heights: USUAL })
  const lines = useMemo(() => groupGames(games, isFavourite), [games, isFavourite])
  const at = lines.findIndex((line) => line.kind === 'game' && line.game.fixtureId === chosenId)
  const chosen = at < 0 ? null : at
  useOpenAt(scroller, lines, chosen)

  function follow() {
    const { current } = scroller
    if (!current) return
    const scrolledPx = STEP_PX * Math.floor(current.scrollTop / STEP_PX)
    if (scrolledPx !== view.scrolledPx) setView({ scrolledPx, heights: heightsIn(current) })
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Jogos</legend>
      <div
        ref={scroller}
        onScroll={follow}
        className="relative max-h-96 overflow-y-auto overscroll-contain border-line border-y [--head:2.25rem] [--row:4.25rem] max-sm:-mx-4 sm:rounded-control sm:border-x"
      >
        <ul className="relative" style={{ height: placeOf(lines.length - countGames(lines), games.length) }}>
          {linesToDraw(lines, view.scrolledPx, view.heights, chosen).map((index) => {
            const line = lines[index]
            if (!line) return null
            if (line.kind === 'head') return <Head key={line.key} line={line} />
            return (
              <GameRow
                key={line.game.fixtureId}
                game={line.game}
                place={{ top: placeOf(line.headsBefore, line.gamesBefore), at: line.gamesBefore, of: games.length }}
                group={group}
                mark={markOf(line.game.fixtureId)}
                isChosen={index === chosen}
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

const countGames = (lines: readonly GameLine[]) => lines.filter(({ kind }) => kind === 'game').length

/** Below so many heads and games, in the list's own heights. */
const placeOf = (heads: number, games: number) => `calc(${heads} * var(--head) + ${games} * var(--row))`

function Head({ line }: { line: Extract<GameLine, { kind: 'head' }> }) {
  const words = line.country ? `${line.league} · ${line.country.name}` : line.league
  return (
    <li
      data-line="head"
      className="absolute inset-x-0 flex h-(--head) items-center gap-2.5 border-line border-b bg-surface-sunken px-3"
      style={{ top: placeOf(line.headsBefore, line.gamesBefore) }}
    >
      <span className="figures shrink-0 text-sm">{line.hour ?? 'A definir'}</span>
      {line.country && <Flag code={line.country.code} />}
      <span className={classes('min-w-0 flex-1 text-ink-muted', fitted(words, LEAGUE_LETTERS))}>
        <bdi>{words}</bdi>
      </span>
      {line.isFavourite && (
        <span className="shrink-0">
          <Star aria-hidden="true" className="size-4 fill-accent text-accent" />
          <span className="sr-only">Favoritos</span>
        </span>
      )}
    </li>
  )
}

/**
 * A list opens at the chosen game, by a link or after the filter changed, or else at the next kick-off. A long day comes in
 * pages: while all games that came are over, the next page may have it.
 */
function useOpenAt(
  scroller: RefObject<HTMLDivElement | null>,
  lines: readonly GameLine[],
  chosen: number | null,
): void {
  const [first] = useState(chosen)
  const isOpen = useRef(false)
  useLayoutEffect(() => {
    const { current } = scroller
    if (!current || isOpen.current) return
    const start = first === null ? nextKickOff(lines, new Date()) : first - 1
    // Who scrolls before it is known where to open has chosen a place.
    isOpen.current = start !== null || current.scrollTop > 0
    const line = start === null ? undefined : lines[start]
    if (line && current.scrollTop === 0) current.scrollTop = topOf(line, heightsIn(current))
  }, [scroller, lines, first])
}

/** All heads and all games are as high as the first, which are always drawn. */
function heightsIn(scroller: HTMLElement): LineHeights {
  const heightOf = (kind: 'head' | 'game') =>
    scroller.querySelector<HTMLElement>(`[data-line="${kind}"]`)?.offsetHeight || USUAL[kind]
  return { head: heightOf('head'), game: heightOf('game') }
}
