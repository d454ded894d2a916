import { type KeyboardEvent, useRef, useState } from 'react'

const PAGE_ROWS = 10
/** The line of headings above the rows. */
const HEAD = -1

type Walk = {
  /** What stands in each row. */
  ids: readonly number[]
  /** How many headings can be pressed. */
  heads: number
  onOpen: (row: number, isOpen: boolean) => void
  onToggle: (row: number) => void
  /** A row that is not drawn yet is wanted. */
  onReach: (row: number) => void
}

/** One tab stop for a whole table: arrows go from row to row and, in its head, from heading to heading. */
export function useRowWalk({ ids, heads, onOpen, onToggle, onReach }: Walk) {
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<Standing & { head: number }>({ row: 0, id: null, head: 0 })
  const rows = ids.length
  const row = rowOf(at, ids)

  function go(next: { row: number; head: number }) {
    const nextRow = Math.min(rows - 1, Math.max(HEAD, next.row))
    const reached = {
      row: nextRow,
      id: ids[nextRow] ?? null,
      head: Math.min(heads - 1, Math.max(0, next.head)),
    }
    setAt(reached)
    onReach(reached.row)
    // Once it is drawn: a row further down may not be there yet.
    requestAnimationFrame(() => {
      const name = reached.row === HEAD ? `[data-head="${reached.head}"]` : `[data-row="${reached.row}"]`
      table.current?.querySelector<HTMLElement>(name)?.focus()
    })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Keys on a button inside a row's details are that button's own.
    const isOwn = event.target instanceof HTMLElement && event.target.matches('[data-row], [data-head]')
    if (!isOwn || event.ctrlKey || event.metaKey || event.altKey) return
    const step = stepOf(event.key, row, rows)
    const isHead = row === HEAD
    if (step !== null) go({ row: step, head: at.head })
    else if (isHead && (event.key === 'ArrowLeft' || event.key === 'ArrowRight'))
      go({ row: HEAD, head: at.head + (event.key === 'ArrowRight' ? 1 : -1) })
    else if (isHead) return
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') onOpen(row, event.key === 'ArrowRight')
    else if (event.key === 'Enter' || event.key === ' ') onToggle(row)
    else return
    event.preventDefault()
  }

  return {
    row,
    table,
    onKeyDown,
    /** Where Tab enters the table. */
    tabIndexOf: (place: { row: number } | { head: number }) => {
      const isHere = 'row' in place ? place.row === row : row === HEAD && place.head === at.head
      return isHere ? 0 : -1
    },
    standAt: (place: number) => setAt({ ...at, row: place, id: ids[place] ?? null }),
  }
}

/** Where somebody stands: at what, and in which row that was. */
type Standing = { row: number; id: number | null }

/** The row somebody stands in: that of the same thing, wherever live news moved it; where it is gone, the one in its place. */
export function rowOf({ row, id }: Standing, ids: readonly number[]): number {
  const now = id === null ? -1 : ids.indexOf(id)
  return now >= 0 ? now : Math.min(row, ids.length - 1)
}

/** The row a key leads to; null for a key that leads nowhere. */
export function stepOf(key: string, row: number, rows: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return row + 1
    case 'ArrowUp':
      return row - 1
    case 'PageDown':
      return row + PAGE_ROWS
    case 'PageUp':
      return Math.max(0, row - PAGE_ROWS)
    case 'Home':
      return 0
    case 'End':
      return rows - 1
    default:
      return null
  }
}
