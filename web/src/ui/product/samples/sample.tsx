import type { ReactNode } from 'react'

/**
 * What will stand in a place that is still empty, as a picture: marked as an example, not read out, and nothing in it can be
 * touched. The words beside it say what it shows.
 */
export function Sample({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none w-full max-w-md select-none rounded-control border border-line bg-surface p-3 text-left text-sm"
    >
      <p className="mb-2 w-fit rounded-mark border border-line-strong px-1.5 font-semibold text-xs">Exemplo</p>
      {children}
    </div>
  )
}
