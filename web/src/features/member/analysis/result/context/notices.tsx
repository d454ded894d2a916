import { ArrowLeftRight, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { formatDateTime } from '#lib/format/format.ts'

/** What must be known before reading: the game has begun, or something moved since the last look. */
export function Notices({ analysis }: { analysis: ShownAnalysis }) {
  const { hasStarted, changes } = analysis
  if (!hasStarted && !changes) return null
  return (
    <div className="grid gap-3">
      {hasStarted && (
        <Notice icon={<Clock aria-hidden="true" />} title={startedWords(analysis)}>
          <p>Usamos só o que se sabia antes do início. As odds são as últimas conhecidas antes dele.</p>
        </Notice>
      )}
      {changes && (
        <Notice
          icon={<ArrowLeftRight aria-hidden="true" />}
          title={`O que mudou desde ${formatDateTime(new Date(changes.since))}`}
        >
          {changes.items.length === 0 ? (
            <p>Nada que pese na decisão.</p>
          ) : (
            <ul className="list-disc space-y-1 pl-4">
              {changes.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  )
}

function startedWords({ fixture: { state, score, homeName, awayName } }: ShownAnalysis): string {
  if (state !== 'finished') return 'A partida já começou'
  if (!score) return 'A partida já terminou'
  return `A partida já terminou: ${homeName} ${score.home} × ${score.away} ${awayName}`
}

function Notice({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="flex gap-3 rounded-card border border-line bg-info-soft p-4 text-sm [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-info">
      {icon}
      <div className="min-w-0">
        <h3 className="break-words font-semibold">{title}</h3>
        <div className="mt-1">{children}</div>
      </div>
    </section>
  )
}
