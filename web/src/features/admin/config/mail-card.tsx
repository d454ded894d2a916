import type { readSystem } from '@prancheta/contract/admin/system.ts'
import { listOutbox } from '@prancheta/contract/mail/routes.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import type { Trouble } from '@prancheta/contract/providers/routes.ts'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { Badge, type Tone } from '#ui/primitives/badge.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { TroubleBadge } from './integrations-card.tsx'

type Mail = OutputOf<typeof listOutbox>['mails'][number]

const SHOWN = 5

const STATES: Record<Mail['state'], { tone: Tone; words: string }> = {
  kept: { tone: 'info', words: 'Guardado' },
  waiting: { tone: 'warn', words: 'Na fila' },
  sent: { tone: 'good', words: 'Enviado' },
  failed: { tone: 'bad', words: 'Não entregue' },
}

type Props = { mail: OutputOf<typeof readSystem>['mail']; trouble: Trouble | null }

export function MailCard({ mail, trouble }: Props) {
  const { data } = useQuery({
    queryKey: ['admin-outbox'],
    queryFn: ({ signal }) => callApi(listOutbox, {}, { signal }),
    staleTime: 0,
  })
  return (
    <Card
      level="h2"
      title="E-mail"
      aside={trouble && <TroubleBadge trouble={trouble} />}
      description={
        mail === 'sent'
          ? 'As mensagens são enviadas pelo servidor de e-mail configurado.'
          : 'Nenhum servidor de e-mail configurado: as mensagens ficam guardadas aqui para um admin ler.'
      }
    >
      <p className="text-sm">
        <strong>Confirmação automática de e-mail habilitada:</strong> quem se cadastra entra na hora, sem abrir um link.
      </p>
      <h3 className="mt-5 font-semibold text-sm">Últimas mensagens</h3>
      {data?.mails.length === 0 && <p className="mt-2 text-ink-muted text-sm">Nenhuma mensagem ainda.</p>}
      <ul className="mt-1 divide-y divide-line">
        {data?.mails.slice(0, SHOWN).map((sent) => (
          <MailRow key={sent.id} mail={sent} />
        ))}
      </ul>
    </Card>
  )
}

function MailRow({ mail: { recipient, subject, created_at, state, text } }: { mail: Mail }) {
  const look = STATES[state]
  return (
    <li className="py-2.5 text-sm">
      <div className="flex items-start justify-between gap-4">
        <span className="min-w-0">
          <span className="block font-semibold">{subject}</span>
          <span className="block text-ink-muted [overflow-wrap:anywhere]">
            {recipient} · {formatDateTime(new Date(created_at))}
          </span>
        </span>
        <Badge tone={look.tone}>{look.words}</Badge>
      </div>
      {text !== null && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-2">
            Ler mensagem
          </summary>
          <p className="whitespace-pre-wrap rounded-control bg-surface-sunken p-3 [overflow-wrap:anywhere]">{text}</p>
        </details>
      )}
    </li>
  )
}
