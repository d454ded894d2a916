import type { ReactNode } from 'react'
import { classes } from '#lib/page/classes.ts'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand to the right, so that their decimals align. */
  numeric?: boolean
}

type Props<Row> = {
  /** Says what the table holds; read out, and shown above it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Shown in place of rows. */
  empty: ReactNode
}

/** Spelled out because Safari forgets that a table is one once CSS displays it as blocks. */
const AS = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** A table that becomes one card a row under 640 px. The first column is the row's name, and the card's title. */
export function DataTable<Row>({ caption, columns, rows, rowId, empty }: Props<Row>) {
  if (rows.length === 0) return <>{empty}</>
  const [name, ...facts] = columns
  if (!name) return null

  return (
    <table {...AS.table} className="w-full border-separate border-spacing-0 text-sm max-sm:block">
      <caption className="eyebrow pb-3 text-left max-sm:block">{caption}</caption>
      <thead {...AS.rowgroup} className="max-sm:sr-only">
        <tr {...AS.row}>
          {columns.map((column) => (
            <th
              key={column.id}
              {...AS.columnheader}
              scope="col"
              className={classes(
                'whitespace-nowrap border-line border-b px-3 py-2 font-semibold text-ink-muted text-xs first:pl-0 last:pr-0',
                column.numeric ? 'text-right' : 'text-left',
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...AS.rowgroup} className="max-sm:flex max-sm:flex-col max-sm:gap-3">
        {rows.map((row) => (
          <tr
            key={rowId(row)}
            {...AS.row}
            className="max-sm:block max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface-raised max-sm:p-4"
          >
            <th
              {...AS.rowheader}
              scope="row"
              className="py-2.5 pr-3 text-left font-semibold max-sm:block max-sm:pt-0 max-sm:pb-2 max-sm:text-base sm:border-line sm:border-b"
            >
              {name.cell(row)}
            </th>
            {facts.map((column) => (
              <td
                key={column.id}
                {...AS.cell}
                className={classes(
                  'px-3 py-2.5 last:pr-0 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1 sm:border-line sm:border-b',
                  column.numeric && 'sm:text-right',
                )}
              >
                <span aria-hidden="true" className="text-ink-muted sm:hidden">
                  {column.header}
                </span>
                <span className="min-w-0 break-words max-sm:text-right">{column.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Names and values in two columns; the value keeps its words together. */
export function Facts({ rows }: { rows: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="min-w-0 break-words text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
