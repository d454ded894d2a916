import { formatCount } from '#lib/format/format.ts'
import { useRunningBroadcast } from './use-broadcasts.ts'

/** How far the tickets for everybody have come, while they are being made. */
export function BroadcastStrip() {
  const running = useRunningBroadcast()
  if (!running) return null
  const done = running.created + running.failed
  const words = `${formatCount(done)} de ${formatCount(running.total)}`
  return (
    <div className="border-line border-b bg-info-soft px-4 py-2.5 text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 truncate font-semibold">Criando tickets para todos: {running.subject}</p>
        <p className="figures shrink-0">{words}</p>
      </div>
      <div
        role="progressbar"
        aria-label="Tickets criados"
        aria-valuemin={0}
        aria-valuemax={running.total}
        aria-valuenow={done}
        aria-valuetext={words}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full origin-left bg-brand transition-[scale] duration-200"
          style={{ scale: `${running.total === 0 ? 1 : done / running.total} 1` }}
        />
      </div>
      {running.failed > 0 && <p className="mt-1 text-bad text-xs">{formatCount(running.failed)} com falha</p>}
    </div>
  )
}
