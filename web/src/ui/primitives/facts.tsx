import type { ReactNode } from 'react'

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
