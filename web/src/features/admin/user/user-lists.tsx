import type { LoggedAction, LoggedActionName, UserDetail } from '@prancheta/contract/admin/users.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { urgencyOf } from '@prancheta/core/support/status.ts'
import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDateTime, formatMatchDate } from '#lib/format/format.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { StatusBadge, UrgencyBadge } from '#ui/product/conversation/ticket-badges.tsx'

export function TicketsCard({ user }: { user: UserDetail }) {
  return (
    <Card
      level="h2"
      title="Últimos tickets"
      aside={
        <LinkButton to={`/admin/mensagens?usuario=${user.id}`} variant="ghost" size="sm">
          Abrir conversa
        </LinkButton>
      }
    >
      {user.tickets.length === 0 && <Nothing>{supportWords.noTicketsYet}</Nothing>}
      <ul className="-my-2 divide-y divide-line">
        {user.tickets.map((ticket) => (
          <li key={ticket.id}>
            <Link
              to={`/admin/tickets?ticket=${ticket.id}`}
              className="-mx-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control px-2 py-2 text-sm hover:bg-surface-sunken"
            >
              <span className="min-w-0">
                <bdi className="block font-semibold [overflow-wrap:anywhere]">{ticket.subject}</bdi>
                <span className="text-ink-muted">
                  {formatDateTime(new Date(ticket.last_message_at ?? ticket.created_at))}
                </span>
              </span>
              <span className="flex flex-wrap gap-1.5">
                <StatusBadge status={ticket.status} />
                <UrgencyBadge
                  urgency={urgencyOf(
                    { unreadByAdmin: ticket.unread_by_admin, createdAt: new Date(ticket.created_at) },
                    new Date(),
                  )}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function AnalysesCard({ user }: { user: UserDetail }) {
  return (
    <Card level="h2" title="Últimas análises salvas">
      {user.last_analyses.length === 0 && <Nothing>Nenhuma análise salva ainda</Nothing>}
      <ul className="-my-2 divide-y divide-line">
        {user.last_analyses.map((analysis) => (
          <li key={analysis.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm">
            <span className="min-w-0">
              <span className="block font-semibold">
                <bdi>{analysis.home_name}</bdi> × <bdi>{analysis.away_name}</bdi>
              </span>
              <span className="text-ink-muted">
                <bdi>{analysis.league_name}</bdi> · {formatMatchDate(new Date(analysis.match_date))}
                {analysis.pick_name !== null && ` · ${analysis.pick_name}`}
              </span>
            </span>
            <span className="flex flex-wrap gap-1.5">
              {analysis.public && <Badge tone="info">Pública</Badge>}
              <ResultBadge result={analysis.result} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ResultBadge({ result }: { result: 'green' | 'red' | null }) {
  if (result === null) return <Badge>Sem resultado</Badge>
  return result === 'green' ? (
    <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
      Green
    </Badge>
  ) : (
    <Badge tone="bad" icon={<CircleX aria-hidden="true" />}>
      Red
    </Badge>
  )
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-ink-muted text-sm">{children}</p>
}

const NAMES: Record<LoggedActionName, string> = {
  grant_vip: 'Concedeu VIP',
  revoke_vip: 'Retirou VIP',
  end_grace: 'Encerrou a tolerância',
  suspend: 'Suspendeu a conta',
  unsuspend: 'Retirou a suspensão',
  end_sessions: 'Encerrou todas as sessões',
  lift_pause: 'Encerrou a pausa sem fim',
  delete: 'Excluiu a conta',
  make_tipster: 'Tornou tipster',
  change_tipster: 'Mudou a página de tipster',
  unmake_tipster: 'Retirou a página de tipster',
  set_logo: 'Trocou o logo',
  remove_logo: 'Removeu o logo',
}

export function LogCard({ log }: { log: readonly LoggedAction[] }) {
  return (
    <Card level="h2" title="Registro de ações">
      {log.length === 0 && <p className="text-ink-muted text-sm">Nenhum admin fez nada nesta conta.</p>}
      <ol className="-my-2 divide-y divide-line">
        {log.map(({ id, action, reason, created_at, admin }) => (
          <li key={id} className="py-2.5 text-sm">
            <p className="font-semibold">{NAMES[action]}</p>
            <p className="text-ink-muted">
              {admin ?? 'Admin que saiu'} · {formatDateTime(new Date(created_at))}
            </p>
            {reason !== null && (
              <p className="mt-1 [overflow-wrap:anywhere]">
                <bdi>{reason}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
