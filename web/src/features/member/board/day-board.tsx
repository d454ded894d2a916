import type { Board } from '@prancheta/contract/board/routes.ts'
import { boardWords } from '@prancheta/contract/board/words.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useRight } from '#domain/billing/use-right.ts'
import { isoDay } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { boardAt } from './arrange-board.ts'
import { BoardBody } from './board-body.tsx'
import { type BoardPlace, dayIn, type Leg, useBoardPlace, writeBoardPlace } from './board-place.ts'
import type { BoardView } from './board-view.ts'
import { boardSummary } from './board-words.ts'
import { DayLinks } from './day-links.tsx'
import { RoundCombo } from './round/round-combo.tsx'
import { useBoard, useMinute } from './use-board.ts'

/** 'Quadro do dia': which of the day's games deserve one's time. Closed where somebody came for one game. */
export function DayBoard() {
  const { params, place, change } = useBoardPlace()
  const [today] = useState(() => isoDay(new Date()))
  const date = dayIn(params) ?? today
  const [isOpen, setOpen] = useState(!params.has('jogo'))
  const { data: read, isError, isFetching, refetch } = useBoard(date)
  const now = useMinute()
  const data = useMemo(() => read && boardAt(read, now), [read, now])
  const bodyId = useId()
  return (
    <section aria-labelledby="board-title" className="rounded-card border border-line bg-surface-raised">
      <h2 id="board-title">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center gap-3 rounded-card px-4 py-3 text-left -outline-offset-2 sm:px-5"
        >
          <span className="min-w-0 flex-1">
            <span className="headline block text-lg">Quadro do dia</span>
            <span className="block text-ink-muted text-sm">
              {data ? boardSummary(data) : 'Todos os jogos em um olhar.'}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classes('size-5 shrink-0 text-ink-muted transition-[rotate]', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={bodyId} hidden={!isOpen} className="px-4 pb-4 sm:px-5 sm:pb-5">
        {isOpen && isError && !data && (
          <LoadFailure title={boardWords.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {isOpen && !isError && !data && <Skeleton className="h-72 w-full rounded-control" />}
        {isOpen && data && <OpenBoard board={data} now={now} place={place} onChange={change} />}
      </div>
    </section>
  )
}

type OpenProps = { board: Board; now: Date; place: BoardPlace; onChange: (changed: Partial<BoardPlace>) => void }

function OpenBoard({ board, now, place, onChange }: OpenProps) {
  const mayAdd = useRight('roundCombo')
  const legs = place.legs
  const view: BoardView = {
    now,
    seesValue: board.seesValue,
    linkTo: (fixtureId) =>
      `/analyses?${writeBoardPlace(place, new URLSearchParams({ data: board.date, jogo: String(fixtureId) }))}`,
    legs: { mayAdd, chosen: legs, toggle: (leg) => onChange({ legs: toggled(legs, leg) }) },
  }
  return (
    <>
      <DayLinks days={board.days} date={board.date} place={place} />
      {board.days.includes(board.date) && (
        <>
          <BoardBody board={board} view={view} place={place} onChange={onChange} />
          {board.games.length > 0 && (
            <RoundCombo mayAdd={mayAdd} games={board.games} legs={legs} onChange={(next) => onChange({ legs: next })} />
          )}
        </>
      )}
    </>
  )
}

/** One leg a game: the same again takes it out, another of its game takes its place. */
function toggled(legs: readonly Leg[], leg: Leg): Leg[] {
  const others = legs.filter(({ fixtureId }) => fixtureId !== leg.fixtureId)
  const isThere = legs.some(({ fixtureId, marketId }) => fixtureId === leg.fixtureId && marketId === leg.marketId)
  return isThere ? others : [...others, leg]
}
