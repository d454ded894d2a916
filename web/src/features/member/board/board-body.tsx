import type { Board } from '@prancheta/contract/board/routes.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { formatCount } from '#lib/format/format.ts'
import { HonestyStrip } from '#ui/charts/signature/honesty-strip.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { arrangeBoard } from './arrange-board.ts'
import { BoardCards } from './board-cards.tsx'
import { BoardFilters, countFilters } from './board-filters.tsx'
import type { BoardPlace, Sort } from './board-place.ts'
import { BoardTable } from './board-table.tsx'
import type { BoardView } from './board-view.ts'
import { ageWords } from './board-words.ts'

type Props = { board: Board; view: BoardView; place: BoardPlace; onChange: (changed: Partial<BoardPlace>) => void }

/** Filters, the games, and where the numbers come from. */
export function BoardBody({ board, view, place, onChange }: Props) {
  const isWide = useSyncExternalStore(onWidthChange, isOnDesk, () => false)
  const { games, total, seesValue } = board
  // Who does not see prices cannot have asked for an order by them.
  const asked = useMemo(() => (seesValue ? place : { ...place, ...plainOrder(place) }), [place, seesValue])
  const lines = useMemo(() => arrangeBoard(games, asked), [games, asked])
  const age = ageWords(board.madeAt, view.now)
  if (games.length === 0)
    return (
      <p className="py-6 text-center text-ink-muted text-sm">Nenhum jogo dos campeonatos acompanhados neste dia.</p>
    )
  return (
    <>
      <BoardFilters games={games} place={asked} seesValue={seesValue} onChange={onChange} />
      <p role="status" className="my-2 text-ink-muted text-xs">
        {lines.length === games.length ? '' : `${formatCount(lines.length)} de ${formatCount(games.length)} jogos. `}
        {total > games.length && `O dia tem ${formatCount(total)} jogos; o quadro mostra os primeiros.`}
      </p>
      {age?.isOld && (
        <p className="mb-2 text-sm text-warn">O quadro não é refeito há um tempo; confira as odds antes de usá-las.</p>
      )}
      {lines.length === 0 ? (
        <NoLines
          onClear={() => onChange({ leagueId: null, hours: 'all', group: null, isFavourites: false })}
          count={countFilters(place)}
        />
      ) : isWide ? (
        <BoardTable lines={lines} view={view} place={asked} onSort={(sort) => onChange(sortedBy(sort, asked))} />
      ) : (
        <BoardCards lines={lines} view={view} />
      )}
      <div className="mt-3">
        <HonestyStrip
          source={
            games.some(({ isDemo }) => isDemo)
              ? 'Clubes, jogos e odds fictícios'
              : 'Modelo da Prancheta e odds das casas'
          }
          age={age?.words ?? null}
          kind={games.some(({ isDemo }) => isDemo) ? 'demo' : 'real'}
        />
      </div>
    </>
  )
}

function NoLines({ count, onClear }: { count: number; onClear: () => void }) {
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <p className="text-ink-muted text-sm">
        {count === 1 ? 'Nenhum jogo passa pelo filtro.' : 'Nenhum jogo passa pelos filtros.'}
      </p>
      <Button variant="secondary" size="sm" onClick={onClear}>
        Limpar filtros
      </Button>
    </div>
  )
}

const isPlain = (sort: Sort) => sort === 'kickOff' || sort === 'goals'

function plainOrder({ sort, isReversed }: BoardPlace): Pick<BoardPlace, 'sort' | 'isReversed' | 'group'> {
  return isPlain(sort) ? { sort, isReversed, group: null } : { sort: 'kickOff', isReversed: false, group: null }
}

/** The same heading again turns the order round. */
function sortedBy(sort: Sort, place: BoardPlace): Pick<BoardPlace, 'sort' | 'isReversed'> {
  return { sort, isReversed: sort === place.sort && !place.isReversed }
}

/** From this width the table has room. */
const DESK_QUERY = '(min-width: 1024px)'

const isOnDesk = () => matchMedia(DESK_QUERY).matches

function onWidthChange(notify: () => void): () => void {
  const query = matchMedia(DESK_QUERY)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}
