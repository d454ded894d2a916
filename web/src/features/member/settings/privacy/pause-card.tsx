import { useQuery } from '@tanstack/react-query'
import { CirclePause } from 'lucide-react'
import { HELP_LINKS } from '#domain/account/responsible-play.ts'
import { pauseQuery } from '#lib/api/member-queries.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Loaded } from '../loaded.tsx'
import { PauseDialog } from './pause-dialog.tsx'

export function PauseCard() {
  const pause = useQuery(pauseQuery)
  const isPaused = pause.data?.paused_until != null
  return (
    <Card
      level="h2"
      title="Jogo responsável"
      description="Precisa de um tempo? Feche análises, chat e pagamentos para você mesmo."
      aside={
        isPaused && (
          <Badge tone="warn" icon={<CirclePause aria-hidden="true" />}>
            Em pausa
          </Badge>
        )
      }
    >
      <Loaded query={pause} lines={3}>
        {({ paused_until }) => (
          <>
            <PauseState until={paused_until} />
            <PauseDialog isPaused={paused_until !== null} />
          </>
        )}
      </Loaded>
      <p className="mt-5 border-line border-t pt-4 text-ink-muted text-sm">
        A pausa vale só aqui. Para se excluir de todas as casas de apostas, ou para conversar com alguém:
      </p>
      <ul className="mt-1">
        {HELP_LINKS.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 sm:min-h-8"
            >
              {label}
              <span className="sr-only"> (abre em nova aba)</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function PauseState({ until }: { until: string | null }) {
  if (until === null) {
    return (
      <p className="mb-4 text-sm">
        Durante a pausa você não analisa jogos, não conversa com a IA e não contrata planos. Suporte, configurações,
        cancelamento, cópia dos dados e exclusão continuam abertos.
      </p>
    )
  }
  return (
    <p className="mb-4 text-sm">
      Sua pausa termina em <strong className="figures">{formatDateTime(new Date(until))}</strong>. Ela não pode ser
      desfeita antes, só estendida.
    </p>
  )
}
