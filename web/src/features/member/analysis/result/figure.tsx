import type { ReactNode } from 'react'

type Props = { label: ReactNode; value: ReactNode; note?: ReactNode }

/** One number of the answer with its name and, below, what makes it a fact: house, age, base. */
export function Figure({ label, value, note }: Props) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-xs">{label}</dt>
      <dd>
        <span className="figures block text-2xl">{value}</span>
        {note && <span className="mt-0.5 block break-words text-ink-muted text-xs">{note}</span>}
      </dd>
    </div>
  )
}
