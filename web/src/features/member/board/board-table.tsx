import { ArrowDown, ArrowUp } from 'lucide-react'
import { Fragment, useState } from 'react'
import { classes } from '#lib/page/classes.ts'
import type { BoardLine } from './arrange-board.ts'
import type { BoardPlace, Sort } from './board-place.ts'
import type { BoardView } from './board-view.ts'
import { GameDetails } from './game-details.tsx'
import { BoardRow, ValueNotice } from './table-row.tsx'
import { useRowWalk } from './use-row-walk.ts'

type Column = {
  id: string
  head: string
  title?: string
  sort?: Sort
  width?: string
  isLeft?: boolean
  isValue?: boolean
}

const COLUMNS: readonly Column[] = [
  { id: 'hour', head: 'Hora', sort: 'kickOff', width: 'w-16', isLeft: true },
  { id: 'game', head: 'Jogo', isLeft: true },
  {
    id: 'chances',
    head: '1 · X · 2',
    title: 'De cima para baixo: conjunta, modelo e mercado',
    width: 'w-36',
    isLeft: true,
  },
  { id: 'goals', head: 'Gols', title: 'Gols esperados', sort: 'goals', width: 'w-14' },
  { id: 'over', head: '+2,5', title: 'Mais de 2,5 gols', width: 'w-16' },
  { id: 'both', head: 'Ambas', title: 'Ambas marcam', width: 'w-16' },
  { id: 'offer', head: 'Melhor odd', isValue: true, width: 'w-44', isLeft: true },
  { id: 'edge', head: 'Edge', sort: 'edge', isValue: true, width: 'w-18' },
  { id: 'confidence', head: 'Conf.', title: 'Confiança', sort: 'confidence', isValue: true, width: 'w-18' },
  { id: 'movement', head: '3 h', title: 'A odd nas últimas 3 horas', sort: 'movement', isValue: true, width: 'w-18' },
  { id: 'label', head: 'Situação', width: 'w-28' },
]
const VALUE_COLUMNS = COLUMNS.filter(({ isValue }) => isValue).length
/** So many more each time somebody comes near the end: a day may have hundreds. */
const ROWS_AT_ONCE = 40
const NEAR_END_PX = 600

/** Rows that open, and one tab stop for all of them. */
const TREEGRID = { role: 'treegrid' } as const

type Props = { lines: readonly BoardLine[]; view: BoardView; place: BoardPlace; onSort: (sort: Sort) => void }

/** The board at a desk: dense, walked by arrow keys, a row's details below it. */
export function BoardTable({ lines, view, place, onSort }: Props) {
  const [drawn, setDrawn] = useState(ROWS_AT_ONCE)
  const [openId, setOpenId] = useState<number | null>(null)
  const heads = COLUMNS.filter(({ sort, isValue }) => sort && (view.seesValue || !isValue))
  const idAt = (row: number) => lines[row]?.game.fixtureId ?? null
  const toggle = (row: number) => setOpenId(idAt(row) === openId ? null : idAt(row))
  const walk = useRowWalk({
    ids: lines.map(({ game }) => game.fixtureId),
    heads: heads.length,
    onOpen: (row, isOpen) => setOpenId(isOpen ? idAt(row) : openId === idAt(row) ? null : openId),
    onToggle: toggle,
    onReach: (row) => setDrawn(Math.max(drawn, row + ROWS_AT_ONCE)),
  })
  // Whoever stands in a row that news moved further down still sees it.
  const shown = lines.slice(0, Math.max(drawn, walk.row + 1))
  const isOpenShown = shown.some(({ game }) => game.fixtureId === openId)
  return (
    <div
      className="max-h-[34rem] overflow-y-auto rounded-control border border-line"
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollTop + clientHeight > scrollHeight - NEAR_END_PX && drawn < lines.length)
          setDrawn(drawn + ROWS_AT_ONCE)
      }}
    >
      <table
        ref={walk.table}
        {...TREEGRID}
        aria-label="Jogos do dia. Setas andam pelas linhas, Enter abre os detalhes."
        aria-rowcount={lines.length + 1}
        onKeyDown={walk.onKeyDown}
        className="w-full table-fixed border-separate border-spacing-0 text-sm"
      >
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <Head
                key={column.id}
                column={column}
                place={place}
                at={heads.indexOf(column)}
                tabIndex={walk.tabIndexOf({ head: heads.indexOf(column) })}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line, row) => {
            const isOpen = line.game.fixtureId === openId
            return (
              <Fragment key={line.game.fixtureId}>
                <BoardRow
                  line={line}
                  view={view}
                  row={row}
                  isOpen={isOpen}
                  tabIndex={walk.tabIndexOf({ row })}
                  onPress={() => {
                    walk.standAt(row)
                    toggle(row)
                  }}
                >
                  {!view.seesValue && row === 0 && (
                    <ValueNotice columns={VALUE_COLUMNS} rows={shown.length + (isOpenShown ? 1 : 0)} />
                  )}
                </BoardRow>
                {isOpen && (
                  <tr aria-level={2}>
                    {/* The notice's column runs on beside it. */}
                    <td
                      colSpan={view.seesValue ? COLUMNS.length : COLUMNS.length - VALUE_COLUMNS}
                      className="border-line border-b bg-surface-sunken p-4"
                    >
                      <GameDetails line={line} view={view} />
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type HeadProps = { column: Column; place: BoardPlace; at: number; tabIndex: number; onSort: (sort: Sort) => void }

function Head({ column: { head, title, sort, width, isLeft }, place, at, tabIndex, onSort }: HeadProps) {
  const isSorted = sort === place.sort
  // Hours rise by themselves, everything else falls.
  const isRising = (sort === 'kickOff') !== place.isReversed
  return (
    <th
      scope="col"
      title={title}
      {...(sort && at >= 0 && { 'aria-sort': isSorted ? (isRising ? 'ascending' : 'descending') : 'none' })}
      className={classes(
        'sticky top-0 z-10 whitespace-nowrap border-line border-b bg-surface-raised px-2 py-0 font-semibold text-ink-muted text-xs',
        isLeft ? 'text-left' : 'text-right',
        width,
      )}
    >
      {sort && at >= 0 ? (
        <button
          type="button"
          data-head={at}
          tabIndex={tabIndex}
          onClick={() => onSort(sort)}
          className={classes('inline-flex min-h-9 items-center gap-1 hover:text-ink', isSorted && 'text-ink')}
        >
          {head}
          {isSorted &&
            (isRising ? (
              <ArrowUp aria-hidden="true" className="size-3" />
            ) : (
              <ArrowDown aria-hidden="true" className="size-3" />
            ))}
        </button>
      ) : (
        <span className="inline-flex min-h-9 items-center">{head}</span>
      )}
    </th>
  )
}
