import type { UserDetail } from '@prancheta/contract/admin/users.ts'
import type { PlanStage } from '@prancheta/core/billing/lifecycle.ts'
import { Link } from 'react-router'
import { untilWords } from '#domain/account/pause-words.ts'
import { formatCount, formatDate, formatDateTime, formatMoney, formatRelative, UNKNOWN } from '#lib/format/format.ts'
import { Card } from '#ui/primitives/card.tsx'
import { Facts } from '#ui/primitives/data-table.tsx'
import { PlanBadge } from '#ui/product/plan-badge.tsx'

const STAGES: Record<PlanStage, string> = {
  free: 'Free, sem assinatura',
  active: 'Assinatura em dia',
  trialing: 'Assinatura em período grátis',
  uncollected: 'Cobrança pausada na Stripe, o plano continua',
  past_due: 'Pagamento falhou, em tolerância',
  cancelled: 'Cancelada, vale até o fim do período',
  held: 'Pago durante uma pausa, começa no fim dela',
  unpaid: 'Assinatura sem pagamento',
  expired: 'Assinatura encerrada',
  granted: 'Concedido sem pagamento',
}

const dateOrDash = (moment: string | null) => (moment === null ? UNKNOWN : formatDate(new Date(moment)))

export function ProfileCard({ user }: { user: UserDetail }) {
  const place = [user.city, user.state].filter(Boolean).join(' / ')
  return (
    <Card level="h2" title="Perfil">
      <Facts
        rows={[
          { name: 'Telefone', value: user.phone ?? UNKNOWN },
          { name: 'WhatsApp', value: user.whatsapp ?? UNKNOWN },
          { name: 'Cidade', value: place || UNKNOWN },
          {
            name: 'Nascimento',
            value: user.birth_date === null ? UNKNOWN : user.birth_date.split('-').reverse().join('/'),
          },
          { name: 'Unidade padrão', value: formatMoney(user.stake_default) },
          { name: 'Conta criada em', value: formatDateTime(new Date(user.created_at)) },
          {
            name: 'Página de tipster',
            value:
              user.tipster_slug === null ? 'Não é tipster' : <Link to="/admin/tipsters">@{user.tipster_slug}</Link>,
          },
          ...(user.pause === null ? [] : [{ name: 'Em pausa', value: untilWords(user.pause) }]),
          ...(user.suspended_at === null
            ? []
            : [{ name: 'Suspensa em', value: formatDateTime(new Date(user.suspended_at)) }]),
        ]}
      />
    </Card>
  )
}

export function PlanCard({ user: { plan } }: { user: UserDetail }) {
  return (
    <Card level="h2" title="Plano" aside={<PlanBadge plan={plan.plan} active={plan.active} />}>
      <Facts
        rows={[
          { name: 'Situação', value: STAGES[plan.stage] },
          { name: 'Período até', value: dateOrDash(plan.current_period_end) },
          { name: 'Acesso até', value: plan.access_until === null ? 'Sem data' : dateOrDash(plan.access_until) },
          ...(plan.cancels_at === null ? [] : [{ name: 'Cancela em', value: dateOrDash(plan.cancels_at) }]),
        ]}
      />
    </Card>
  )
}

export function UsageCard({ user }: { user: UserDetail }) {
  const { usage } = user
  const lastUse = user.last_used_at
  return (
    <Card level="h2" title="Uso">
      <Facts
        rows={[
          { name: 'Partidas neste mês', value: `${formatCount(usage.month_used)} de ${limitWords(usage.month_limit)}` },
          { name: 'Novo mês em', value: dateOrDash(usage.resets_at) },
          { name: 'Análises salvas', value: formatCount(usage.analyses) },
          { name: 'Publicadas', value: formatCount(usage.public_analyses) },
          { name: 'Sessões abertas', value: formatCount(user.sessions) },
          { name: 'Último uso', value: lastUse === null ? UNKNOWN : formatRelative(new Date(lastUse), new Date()) },
        ]}
      />
    </Card>
  )
}

function limitWords(limit: number | null): string {
  return limit === null ? '∞' : formatCount(limit)
}
