import type { LoggedAction, LoggedActionName } from '@prancheta/contract/admin/users.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { Card } from '#ui/primitives/card.tsx'

const NAMES: Record<LoggedActionName, string> = {
  grant_vip: 'Concedeu VIP ilimitado',
  revoke_vip: 'Retirou VIP ilimitado',
  end_grace: 'Encerrou a tolerância',
  suspend: 'Suspendeu a conta',
  unsuspend: 'Retirou a suspensão',
  end_sessions: 'Encerrou todas as sessões',
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
