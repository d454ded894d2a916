import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { Button } from '#ui/primitives/button.tsx'

type Props = {
  title: string
  /** What will stand here, as a picture (ui/product/samples). */
  sample?: ReactNode
  children?: ReactNode
  action?: ReactNode
  level?: 'h1' | 'h2' | 'h3'
}

/** Nothing here yet, said kindly, with what will stand here and one way on. */
export function EmptyState({ title, sample, children, action, level: Heading = 'h3' }: Props) {
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface-raised px-6 pb-10 text-center">
      {sample ? (
        <div className="mt-6 flex w-full justify-center">{sample}</div>
      ) : (
        <PitchLines view="box" className="-mt-px w-64 max-w-full" />
      )}
      <Heading className="headline mt-4 text-lg">{title}</Heading>
      {children && <div className="mt-2 max-w-[44ch] text-ink-muted text-sm">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}

type LoadFailureProps = { title: string; onRetry: () => void; busy?: boolean }

/** Stands where something could not be loaded, with the way to try again. */
export function LoadFailure({ title, onRetry, busy = false }: LoadFailureProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface-raised p-4"
    >
      <CloudOff aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
      <p className="min-w-0 flex-1 font-medium text-sm">{title}</p>
      <Button variant="secondary" size="sm" busy={busy} onClick={onRetry}>
        Tentar de novo
      </Button>
    </div>
  )
}
