import { CloudOff } from 'lucide-react'
import { Button } from '#ui/primitives/button.tsx'

type Props = { title: string; onRetry: () => void; busy?: boolean }

/** Stands where something could not be loaded, with the way to try again. */
export function LoadFailure({ title, onRetry, busy = false }: Props) {
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
